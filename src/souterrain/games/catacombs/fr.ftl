# The sentences of Catacombs.
