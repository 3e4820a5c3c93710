# Ce qui est imprimé sur une carte outre son nom et ses lignes principales : des détails qu'il faudrait sinon chercher.

text-solace = Réconfort : { piece }.
text-weapon-more = { $shots ->
    [1] {""}
   *[other] Jusqu'à { $shots } tirs.
}{ $fatal ->
    [axe] Si le dé montre une hache, il tue sur le coup.
    [shotgun] Si le dé montre un fusil, il tue sur le coup.
   *[none] {""}
}
text-serves-as = Sert de : { piece }.
text-muffles = Dans un groupe de { $most } au plus : le Bruit compte { $count } de moins.
text-hunts-rats = Avec lui dans la maison, les rats ne trouvent rien.
text-raid-cut = Chaque raid est réduit de { $count } en plus.
text-feeding = { $when ->
    [meal] Il lui faut de la nourriture à chaque Crépuscule, sinon on risque de le perdre.
   *[after] Il veut de la nourriture après chaque repas ; sinon, de 1 à { $most }, il s'en va.
}
text-meat = Pourrait être mangé : { $goods }.
text-lock = On crochète une serrure au dé noir : de 1 à { $count }, elle tient ; sinon le Crochet est perdu.
text-once = { $name }, une seule fois
text-must = On n'y échappe pas.
text-colour-of = { $colour ->
    [red] rouges
    [green] verts
    [grey] gris
   *[yellow] jaunes
}
text-value-of = des jetons { $colours } valant { $count } ou plus
