# What can be said at the table by a button, and by bots that point at an answer.

phrase-eat = They have to eat.
phrase-heal = That will not heal by itself.
phrase-rest = Somebody needs rest.
phrase-watch = Somebody has to keep watch.
phrase-danger = It is getting too dangerous.
phrase-short = We are short of it.
phrase-stop = We cannot just walk past.
phrase-spare = We can do without it.
