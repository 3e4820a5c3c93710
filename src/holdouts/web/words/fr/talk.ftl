# Ce qui se dit d'un bouton.

phrases = Phrases toutes faites
suspects = Je soupçonne
accuse = Dire que vous soupçonnez { $name } de trahison
withdraw = Dire que vous ne soupçonnez plus { $name }
tag-suspected = soupçons : { $names }
you-suspected = On vous soupçonne : { $names }.
