# Ce qui se dit à la table d'un bouton, et ce que disent les automates qui désignent une réponse.

phrase-eat = Il faut bien qu'ils mangent.
phrase-heal = Cela ne guérira pas tout seul.
phrase-rest = Quelqu'un a besoin de repos.
phrase-watch = Il faut que quelqu'un veille.
phrase-danger = Cela devient trop dangereux.
phrase-short = Nous en manquons.
phrase-stop = On ne peut pas passer sans rien faire.
phrase-spare = Nous pouvons nous en passer.
