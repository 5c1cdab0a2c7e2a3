chapter-hprep = Preparation of the humans
chapter-hact = Activation of the humans
chapter-iprep = Preparation of hell
chapter-iact = Activation of hell
