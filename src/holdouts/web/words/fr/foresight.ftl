hint = Que ferait quelqu'un de prudent ?
hint-thinking = On pèse la suite …
hint-would = Quelqu'un de prudent choisirait : { $answer }
hint-wait = Quelqu'un de prudent attendrait.
threat = Si votre tour s’arrêtait là :
deck-still-holds = Autant qu'on puisse le savoir, il reste
