tip-peril-met = Un Péril : les cartes fouillées sont perdues. Payez le prix inscrit sur la carte, ou laissez quelqu'un aider par une Réaction ; sinon il laisse une Affliction, et la fouille est finie.
tip-feeding-began = Le repas : posez des cartes jusqu'à en atteindre le coût, puis choisissez « S'alimenter ». Les cartes mangées sont perdues.
tip-afflicted = Une Affliction dure et dit ce qu'elle fait. Le chiffre à côté de votre nom montre combien vous en avez, et combien tuent.
tip-starved = Qui ne mange pas reçoit une Affliction et perd une carte. C'est parfois la moindre perte, une fois.
