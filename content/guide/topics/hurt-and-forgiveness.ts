import type { GuideTopic } from '../types.ts';

/** What to do with wrongs: our own, and those done to us. */
export const hurtAndForgivenessTopics = [
  {
    id: 'forgiveness',
    title: 'Forgiving others',
    about: 'forgiving others',
    signs: {
      strong: [
        'forgiveness',
        'forgive',
        'unforgiveness',
        'how do i forgive',
        'forgive someone',
        "can't forgive",
        'forgiving others',
        'let it go',
        'seventy times seven',
        'pardon',
        'forgive and forget',
      ],
      weak: ['hurt', 'wrong', 'grudge', 'sorry', 'apologise', 'owe', 'release', 'mercy'],
    },
    understanding: [
      'To forgive a real wrong is among the hardest things that Jesus asks. It is right that you do not treat it as small.',
      'Perhaps you have forgiven this once already, and it came back in the night. That is how it goes with deep wounds, and it does not mean that you were insincere.',
      'Something was taken from you, and it may never be given back. Forgiveness begins by saying that this is true, not by pretending otherwise.',
    ],
    passages: [
      {
        mark: '[[Matthew 18:21-22]]',
        note: 'Peter asks for a limit and thinks seven generous. Jesus answers with a number that means one stops counting, and tells of a servant who had been let off a debt beyond paying.',
      },
      {
        mark: '[[Ephesians 4:31-32]]',
        note: 'Paul sets kindness in the place of bitterness and shouting. The measure for forgiving is God’s own forgiveness in Christ.',
      },
      {
        mark: '[[Colossians 3:12-13]]',
        note: 'Written to a church where people had real complaints against one another. Bearing and forgiving are clothes to be put on, each day again.',
      },
      {
        mark: '[[Genesis 50:19-21]]',
        note: 'Joseph’s brothers had sold him. Years later he calls the evil by its name, leaves judgement with God, and takes care of their children.',
      },
      {
        mark: '[[Luke 23:34]]',
        note: 'Jesus prays for those who are crucifying him while they do it. Before anyone is sorry, he asks his Father for mercy on them.',
      },
      {
        mark: '[[Romans 12:19]]',
        note: 'To believers who have been wronged Paul says that justice is not dropped; it is handed over to God, who does it better.',
      },
    ],
    guidance: [
      'Forgiving means that you give up your claim to make the other pay, and hand that claim to God. It does not mean saying that it was nothing, nor that you trust the person again, nor that there are no consequences. Trust is rebuilt by truth and time, if at all. You can forgive someone and still lock the door, give evidence, or keep your children away. Keeping these apart makes many people able to begin.',
      'Start with the debt. Write down what was done and what it cost you, as exactly as you can; what is not named cannot be forgiven. Then, when you are ready, say to God: this is what I am owed, and I leave the collecting to you. Feelings may follow late. When the anger returns, you need not conclude that it all was in vain. Say the sentence again. Seventy times seven may be needed for one offence.',
      'Jesus ties forgiving to having been forgiven, in the prayer he taught and in the story of the two servants. He does not bargain there; he shows where the strength comes from. Someone who has seen the size of their own cancelled debt has something to give away. If you cannot forgive yet, do not force a smile. Go back to the beginning, and let yourself be forgiven first.',
    ],
    practices: [
      'Write down the wrong and its cost on one page, and read it to God before you try to let anything go.',
      'Say aloud the name of the person with the words: I leave the collecting of this debt to God.',
      'Pray one good thing for the person each day for a week, however small.',
      'Read the story of the two servants in Matthew 18 and ask which of the two you are today.',
      'Decide what boundary you need, and keep it without hatred.',
      'Talk it over with a pastor or counsellor if the wound is old or deep.',
    ],
    encouragement: [
      'To want to forgive, or even to want to want it, is already a step on this road.',
      'You are not letting the other off the hook; you are letting go of the hook, and God holds it.',
      'Joseph needed many years and much weeping before he could speak kindly to his brothers. You may take time.',
    ],
    prayers: [
      'Father, I have been wronged, and you saw it. I cannot make it good, and I cannot carry it any longer. I hand over to you what I am owed. Help me to forgive as you have forgiven me, today, and again tomorrow when it comes back. Amen.',
      'Lord Jesus, you prayed for those who nailed you to the wood. I am not there yet. Take my unwillingness and work with it. Keep me from revenge in deed and in thought, and in your time set me free. Amen.',
    ],
    questions: [
      'What do people often think forgiveness means, and where is that mistaken?',
      'How does the size of the first servant’s debt change the way the second debt looks?',
      'How can we forgive someone who is not sorry?',
      'What is the difference between forgiving and trusting again?',
    ],
    commitment:
      'Each day this week, pray by name for the person you find hardest to forgive, if only one sentence.',
  },
  {
    id: 'godly-responses',
    title: 'Godly responses when someone has hurt you',
    about: 'answering in a godly way when someone has hurt you',
    signs: {
      strong: [
        'godly response',
        'hurt me',
        'hurt my feelings',
        'someone hurt',
        'was rude to me',
        'treated me badly',
        'how should i respond',
        'offended me',
        'insulted me',
        'what should i say to someone who',
        'wronged me',
        'mistreated',
      ],
      weak: ['respond', 'reply', 'react', 'unkind', 'unfair', 'answer', 'words', 'offence', 'disrespect'],
    },
    understanding: [
      'Being hurt by someone stings, and the first answer that comes to mind is rarely the best one. It is good that you are asking before you reply.',
      'You are free to say that it hurt. A godly answer is not the same as having no feelings or having no voice.',
      'What was said or done to you cannot be taken back, but what comes next is still open, and part of it lies with you.',
    ],
    passages: [
      {
        mark: '[[Romans 12:17-18]]',
        note: 'Paul writes to Christians who are treated badly. He is honest that peace takes two, and asks each for their own part only.',
      },
      {
        mark: '[[Matthew 18:15]]',
        note: 'Jesus teaches what to do when a fellow believer sins against you. The first step is to go alone and say it, with the aim of winning the other back.',
      },
      {
        mark: '[[1 Peter 2:21-23]]',
        note: 'Peter writes to servants with harsh masters. Jesus did not hit back with words, because he handed himself to the one who judges fairly.',
      },
      {
        mark: '[[Proverbs 19:11]]',
        note: 'A proverb on when not to answer: it can be a person’s honour to pass over an offence.',
      },
      {
        mark: '[[1 Samuel 24:9-12]]',
        note: 'David has Saul in his power and lets him go. Then, from a safe distance, he tells him plainly what is wrong and leaves the verdict to the Lord.',
      },
      {
        mark: '[[Ephesians 4:29]]',
        note: 'In a passage on living together as a church, Paul asks of each word whether it builds up and gives grace to whoever hears it.',
      },
    ],
    guidance: [
      'There are three good roads, and it takes some thought to choose. One is to let it pass: small slights, bad days, careless words. The second is to speak to the person alone, which is what Jesus teaches for what really stands between you. The third is to bring in others, when speaking alone has failed or would not be safe. What the Bible never recommends is the fourth road, which is to tell everybody but the one concerned.',
      'If you decide to speak, prepare it in three sentences. What happened: when you said this in front of the others. What it did: I felt made small, and I have kept away since. What you ask: would you talk to me first next time? Leave out always and never, and leave out what you suppose about motives. Then be quiet and listen; you may learn something that you did not know, about them or about yourself.',
      'David spoke his mind to Saul from across a valley, and then went back to the stronghold. He forgave, and he kept his distance. If the person who hurt you is violent, controls you or does it again and again, you do not owe them a private talk or another chance to do it. Get to safety, tell someone in authority, and call the police where a crime was done. That too is a godly response.',
    ],
    practices: [
      'Wait until the heat has gone before you answer, and sleep on it if it is late.',
      'Ask what else may have been going on in the other person’s day, without excusing the wrong.',
      'Write your three sentences, what happened, what it did and what you ask, and read them to a wise friend.',
      'Choose deliberately whether to let it pass, to speak alone or to bring in help.',
      'Refuse for one week to tell the story to anyone who cannot help to mend it.',
      'Do one ordinary courtesy for the person, such as a greeting by name.',
    ],
    encouragement: [
      'Peace does not depend on you alone, and you are not to blame when you have done your part.',
      'To answer without hitting back is not weakness. It takes more strength than the blow.',
      'God saw what happened, and his judgement of it will be fair to you as well.',
    ],
    prayers: [
      'Lord, what was done to me hurts, and I want to hit back. Put a guard on my mouth. Show me whether to pass over it, to speak or to seek help, and give me the courage for the one that is right. I leave the judging to you. Amen.',
      'Father, you have been patient with my own sharp words. Help me to tell the truth without cruelty and to listen without fear. If the other will not hear, keep me from bitterness. As far as it lies with me, let there be peace. Amen.',
    ],
    questions: [
      'Which comes most easily to you: striking back, going silent or telling others?',
      'How do we know when to overlook an offence and when to speak of it?',
      'What does David do well in the way he speaks to Saul?',
      'Why might Jesus want the first conversation to be between the two alone?',
    ],
    commitment:
      'This week, choose one hurt and take one of the good roads with it: let it pass for good, or speak to the person alone, or ask for help.',
  },
  {
    id: 'being-forgiven',
    title: 'Being forgiven by God',
    about: 'being forgiven by God',
    signs: {
      strong: [
        'will god forgive me',
        'can god forgive',
        "god's forgiveness",
        'am i forgiven',
        'be forgiven',
        'forgive my sins',
        'unforgivable sin',
        'unpardonable sin',
        'blasphemy against the spirit',
        'too sinful',
        'forgive myself',
        'gone too far',
      ],
      weak: ['mercy', 'clean', 'cross', 'sin', 'again', 'wash', 'accept', 'pardon'],
    },
    understanding: [
      'You are asking whether forgiveness really reaches as far as you. That question has been asked by people who had done very grave things, and it was answered.',
      'It can be easier to believe that God forgives in general than that he forgives this, and me, again.',
      'If you fear that you have gone too far to be taken back, that fear itself says that you want to come.',
    ],
    passages: [
      {
        mark: '[[Luke 15:20-24]]',
        note: 'In the story Jesus tells, the son has rehearsed a speech. The father sees him far off, runs, and has the robe fetched before the speech is done.',
      },
      {
        mark: '[[Psalm 103:10-14]]',
        note: 'David gives thanks for how far the Lord removes sins. He has pity like a father, and he remembers that people are dust.',
      },
      {
        mark: '[[Isaiah 1:18]]',
        note: 'Spoken to a people whose worship had become hateful because of injustice. Even then God invites them to come and talk, and offers to make them clean.',
      },
      {
        mark: '[[1 Timothy 1:15-16]]',
        note: 'Paul had hunted Christians. He says that he was shown mercy so that nobody after him need think their own case hopeless.',
      },
      {
        mark: '[[Luke 23:42-43]]',
        note: 'A dying criminal with no time left to make anything good asks to be remembered, and is given more than he asked.',
      },
      {
        mark: '[[John 8:10-11]]',
        note: 'A woman caught in adultery stands before Jesus when her accusers have left. He does not condemn her, and he does not tell her to go on as before.',
      },
    ],
    guidance: [
      'Forgiveness is not God deciding that sin does not matter. It cost the life of his Son. Because it has been paid for, it does not depend on how strong your faith is or how clean your record will be from now on. You come as the younger son came, with nothing but the wish to come home. What you add is honesty. Say what you did, ask for mercy for Jesus’ sake, and take him at his word.',
      'Many people are troubled by what Jesus said about a sin that is not forgiven. He said it to men who saw the Spirit’s work with open eyes and called it the devil’s, with a hard heart and no wish to repent. Someone who grieves and longs to be forgiven is not in that place. Anyone who comes to him, he says, he will never drive away. If this fear returns again and again, speak of it with a pastor.',
      'You may say that God forgives you but that you cannot forgive yourself. Scripture does not ask you to. It asks you to accept the verdict of the judge above you, and to stop holding your own court after his has risen. The regret may stay, like a scar, and so may consequences. But the sentence has been spoken over you in Christ, and it is not the one you keep passing.',
    ],
    practices: [
      'Read Luke 15 aloud and stop at the moment when the father runs.',
      'Confess to God what you have in mind, once and fully, and then thank him that it is forgiven.',
      'Ask someone who may say it to you, a pastor, priest or friend, to tell you aloud that you are forgiven.',
      'Copy by hand the five verses of Psalm 103 given here, and keep them where the accusation usually finds you.',
      'Come to the Lord’s Supper or Holy Communion when your church next holds it.',
      'Forgive someone a small debt this week as a sign that you live from a great one.',
    ],
    encouragement: [
      'The father in the story was already looking down the road.',
      'Paul thought of himself as the worst, and God made him an example so that you might take heart.',
      'The thief had only a few hours and a single sentence. It was enough.',
    ],
    prayers: [
      'Father, I have sinned against heaven and before you. I have no claim and no excuse. Receive me for the sake of Jesus, who died for me. Help me to believe that you run to meet me, and to live as your child. Amen.',
      'Lord, remember me. I have gone wrong in ways that I cannot mend. You have pity like a father, and you know what I am made of. Let your verdict be louder in me than my own, and lead me into a new life. Amen.',
    ],
    questions: [
      'Which is harder for you to believe: that God can forgive, or that he has forgiven you?',
      'What does the father in Luke 15 do that a respected man of that time would not have done?',
      'How do grace and the call to sin no more belong together in John 8?',
      'Who in our lives needs to hear that they are forgiven?',
    ],
    commitment:
      'Every morning this week, before anything else, thank God in one sentence that you are forgiven for Jesus’ sake.',
  },
  {
    id: 'bitterness',
    title: 'Bitterness and old grudges',
    about: 'bitterness and old grudges',
    signs: {
      strong: [
        'bitterness',
        'bitter',
        'grudge',
        'resentment',
        'resentful',
        'revenge',
        'want revenge',
        'still angry after years',
        'hold it against',
        'hatred',
        'vengeance',
        'pay them back',
      ],
      weak: ['old', 'years', 'unfair', 'poison', 'cold', 'cynical', 'memory', 'rehearse'],
    },
    understanding: [
      'Bitterness is hurt that has had no way out. It keeps good accounts, and it charges you interest.',
      'You may be quite right about what was done, and still notice that it has begun to colour everything else.',
      'It is hard to lay down a grudge, because it can feel like the last proof that the wrong was real. It was real, and God knows it without that proof.',
    ],
    passages: [
      {
        mark: '[[Hebrews 12:14-15]]',
        note: 'The writer compares bitterness to a root: it grows unseen, and when it comes up it spoils things for many.',
      },
      {
        mark: '[[Ruth 1:20-21]]',
        note: 'Naomi has buried her husband and sons, and tells the women to call her bitter. The story does not scold her; through Ruth’s loyalty and a harvest her life is slowly filled again.',
      },
      {
        mark: '[[Leviticus 19:17-18]]',
        note: 'The command to love one’s neighbour stands next to a ban on grudges, and to an honest alternative: speak to your neighbour openly.',
      },
      {
        mark: '[[Acts 8:21-23]]',
        note: 'Peter tells a man who wanted to buy spiritual power that he is caught in bitterness, and calls him to pray to be freed of it.',
      },
      {
        mark: '[[Job 7:11]]',
        note: 'Job will not keep quiet; he complains in the bitterness of his soul, and to God. Bitterness spoken to God is on a different path from bitterness kept.',
      },
    ],
    guidance: [
      'Bitterness feeds on rehearsal. The speech you would make, the scene as it should have gone, the small satisfactions of hearing that things go badly for the other. Notice how often the film runs, and what starts it. You cannot forbid a memory to come, but you can decline to sit through the whole showing. When it begins, say briefly to God what you see, ask him to be judge, and turn to something that needs your hands.',
      'Naomi said what she felt, to the women at the gate, and God took no offence. Complaining to him is quite different from feeding on it. So tell him the whole story once more, unkind words included, in prayer or on paper. Often there is a grief under the grudge which has never been wept. If you find it, give it room. A sorrow can heal; a grudge can only be maintained.',
      'A root has to be dug up, and that takes longer than cutting what shows above the ground. Ask an older believer or a counsellor to help you. Look at what the bitterness does for you: does it protect you from being hurt again, or keep alive a claim? Then ask whether there is a better protection, such as a clear boundary, and a better court. God has promised to repay. You are not needed for that.',
    ],
    practices: [
      'Count for one day how many times the old film starts, and what sets it off.',
      'Tell the whole story to God in writing, and at the end write: you be the judge.',
      'Decline one conversation in which the person is run down.',
      'Look honestly for the grief beneath the grudge, and let yourself mourn it.',
      'Find one thing about the person that is simply human, and say it.',
      'Sow something good where it has gone sour, such as a kindness to someone who cannot repay it.',
    ],
    encouragement: [
      'Naomi called herself empty while the woman through whom God would fill her life stood next to her.',
      'A root that took years to grow may take a while to come out. Each day’s digging counts.',
      'You will lose nothing that is worth having when you lay this down.',
    ],
    prayers: [
      'Lord, I have kept this account for a long time, and I know every line. I am tired of it. Be my judge, and let that be enough. Pull up the root, even where it hurts, and plant something else in me. Amen.',
      'Father, you saw what happened, and you have not forgotten it. I bring you the grief that is under my anger. Comfort me, so that I no longer need my grudge. Keep those around me from being poisoned by what I carry. Amen.',
    ],
    questions: [
      'How does bitterness usually show itself before we call it by that name?',
      'In what way can many people be harmed by one person’s bitter root?',
      'What is the difference between Naomi’s complaint and a grudge?',
      'What would you have to give up if you gave up an old resentment?',
    ],
    commitment:
      'This week, each time the old scene begins to play, stop it with one sentence to God, and keep a tally of how often.',
  },
  {
    id: 'reconciliation',
    title: 'Making peace after a quarrel',
    about: 'making peace with someone again',
    signs: {
      strong: [
        'reconcile',
        'reconciliation',
        'make peace',
        'make up with',
        'apologise to',
        'mend a relationship',
        'restore our relationship',
        'fell out with',
        'not speaking to each other',
        'peacemaker',
        'broken relationship',
        'say sorry',
      ],
      weak: ['quarrel', 'friend', 'apology', 'distance', 'silence', 'repair', 'trust', 'again'],
    },
    understanding: [
      'A broken relationship is like a room in the house that one no longer enters. It takes courage even to stand at the door again.',
      'You would like things to be right between you, and you do not know whether the other wants it too. That is a vulnerable place to stand.',
      'Making peace is slower than making up. It asks for truth on both sides, and you can only bring your own half.',
    ],
    passages: [
      {
        mark: '[[Matthew 5:23-24]]',
        note: 'Jesus pictures someone at the altar who remembers that another has something against them. Worship can wait; the other person should not.',
      },
      {
        mark: '[[Genesis 33:3-4]]',
        note: 'Jacob had cheated Esau and comes back bowing, sure that he will be attacked. Esau runs and embraces him, and later they still live apart.',
      },
      {
        mark: '[[2 Corinthians 5:18-19]]',
        note: 'God made the first move in Christ, not counting trespasses. Paul draws from it a task: those who have been reconciled carry that message on.',
      },
      {
        mark: '[[Philemon 1:15-17]]',
        note: 'Paul sends a runaway slave home with a letter, asks that he be received as a brother, and offers to pay what he owes. Peace here costs the mediator something.',
      },
      {
        mark: '[[Proverbs 18:19]]',
        note: 'An offended brother, says the proverb, is harder to win than a fortified town. The Bible does not make light of how long this can take.',
      },
      {
        mark: '[[Matthew 5:9]]',
        note: 'Among the people whom Jesus calls blessed are those who make peace. It is something made, with work, and it shows whose children they are.',
      },
    ],
    guidance: [
      'A good apology is short and has no but in it. It names what you did, says that it was wrong, says what it must have been like for the other, asks what would put it right, and leaves the answer to them. Sorry if you were hurt is not an apology; it moves the weight back. Write yours down first, cross out each sentence that explains you, and see what is left. Then bring it in person if you can.',
      'Jacob prepared for meeting Esau with gifts, fear and a long night of wrestling. God met him in that night before he met his brother. So pray before you go, and consider beforehand what you will do if the door stays shut. You may leave a letter and wait. A person who was hurt has the right to be slow, and one refusal need not be the last word if you do not answer it with a new offence.',
      'Reconciliation needs two, truth and safety. Where the other denies everything, goes on doing harm or has been violent, you can forgive in your heart without going back, and no one should press you to. Esau and Jacob embraced, and then they took different roads to different homes. Peace can look like that. And where two cannot hear each other any more, a third person trusted by both can do what Paul did for Philemon.',
    ],
    practices: [
      'Write an apology of four sentences and strike out each but and each if.',
      'Ask God to show you the part that is yours, even if it is the smaller part.',
      'Send a short message that asks only for a meeting and explains nothing.',
      'Choose a third person whom both of you trust, in case you cannot do it alone.',
      'Return whatever you still owe the other, whether money, a book or an answer.',
      'Greet the person kindly when you meet, without waiting for them to begin.',
    ],
    encouragement: [
      'Esau ran. The meeting that Jacob had feared for twenty years turned out to be an embrace.',
      'You are not responsible for the outcome, only for an honest step, and God honours it.',
      'When you make peace you are doing what your Father does.',
    ],
    prayers: [
      'God of peace, you came to meet us while we were still turned away. Give me courage to take the first step. Show me my own part and give me plain words for it. Prepare the heart of the other, and guard us both from new harm. Amen.',
      'Lord Jesus, you are our peace. Between us stands a wall that I have helped to build. Take away the stones that are mine. Where the door stays closed, teach me to wait without bitterness and to keep a light on. Amen.',
    ],
    questions: [
      'Why does Jesus let the offering wait in Matthew 5?',
      'What makes an apology easy to believe?',
      'What can we learn from the fact that Jacob and Esau embraced and still parted?',
      'When is it right to bring in a third person, and who might that be for us?',
    ],
    commitment:
      'This week, take one real step towards one person: a message, a visit, or an apology without a but.',
  },
  {
    id: 'enemies',
    title: 'Loving enemies',
    about: 'loving enemies',
    signs: {
      strong: [
        'enemy',
        'enemies',
        'love your enemies',
        'people who hate me',
        'difficult people',
        'hates me',
        'toxic person',
        'pray for those who hurt',
        'pray for those who hate',
        'pray for those who persecute',
        'bless those who curse',
        'turn the other cheek',
        'difficult coworker',
        'hostile',
        "someone i can't stand",
      ],
      weak: ['hate', 'rival', 'against', 'curse', 'difficult', 'opponent', 'bless', 'attack'],
    },
    understanding: [
      'Some people make life hard on purpose. Jesus knew this, and what he says about them is neither soft nor simple.',
      'Nobody loves an enemy by nature. If it seems impossible to you, then you have understood the command.',
      'You would like to be free of this person, or at least free of thinking about them. Love is a surprising road to that.',
    ],
    passages: [
      {
        mark: '[[Matthew 5:43-45]]',
        note: 'Jesus grounds love for enemies in what the Father does every day, giving sun and rain to those who hate him as well.',
      },
      {
        mark: '[[Luke 6:27-28]]',
        note: 'Love is broken down here into things one can do without liking anyone: do good, bless, pray.',
      },
      {
        mark: '[[Romans 12:20-21]]',
        note: 'Paul quotes a proverb: feed a hungry enemy. The aim is that evil is overcome and does not win you over to its ways.',
      },
      {
        mark: '[[Romans 5:8-10]]',
        note: 'Paul says that people were God’s enemies when Christ died for them. Christian love for enemies is copied from there.',
      },
      {
        mark: '[[2 Kings 6:21-23]]',
        note: 'Elisha has an enemy troop led into the capital, and the king wants to kill them. The prophet has a great meal set before them instead, and the raids stop.',
      },
      {
        mark: '[[Acts 7:59-60]]',
        note: 'Stephen dies under stones with a prayer for those who throw them. A young man named Saul is standing there watching.',
      },
    ],
    guidance: [
      'Jesus does not command a feeling. He commands three things that can be done with a dry throat: do good, bless, pray. Begin with prayer, because there you are safe. Ask for the person what you would ask for yourself: health, sleep, honest friends, a change of heart. It will feel false at first. Keep to it for a month, and see whether the person has not become a little more human in your eyes.',
      'To love an enemy is not to call evil good or to hand yourself over to it. Jesus answered the officer who struck him by asking why. Paul used his rights as a citizen. You may say no, keep your distance, call in the law and protect those in your care, and do all of it without hatred. Turning the other cheek refuses the game of blow for blow; it does not mean offering someone weaker to be hit.',
      'Elisha’s meal is a good picture to carry into an ordinary week. He did not argue with the soldiers; he set bread before them. Ask what bread would be in your case: a fair word about a rival in a meeting, a lift for the neighbour who complains, help given before it is asked for. Evil expects either flight or attack. A plain kindness leaves it with nothing in its hand.',
    ],
    practices: [
      'Pray for your enemy by name every day for thirty days, asking for something good.',
      'Say one true and good thing about the person to someone else.',
      'Do one practical kindness that costs you time, and keep quiet about it.',
      'Leave an insult unanswered today, for the length of one whole day.',
      'Set one limit that protects you, and tell it to the person calmly.',
      'Read Romans 5 and put your own name where Paul writes of enemies.',
    ],
    encouragement: [
      'Stephen’s prayer was heard, though he never saw it: Saul became Paul.',
      'You may find it impossible today; ask for the will, and begin with one sentence of prayer.',
      'You are never more like your Father than when you do good to someone who has not earned it.',
    ],
    prayers: [
      'Father, you make your sun rise on the one who hates me, and on me too. I ask you to bless this person, and you know how hard it is to say. Give me something good to do. Keep me from becoming what I hate. Amen.',
      'Lord, while I was your enemy you died for me. Put some of that love into me, for I have none of my own for this. Protect me from harm, and protect me from doing harm. Overcome evil with good, and begin in my heart. Amen.',
    ],
    questions: [
      'Who comes to mind when you hear the word enemy, and why?',
      'What does Jesus ask for in Luke 6 that can be done without warm feelings?',
      'How do firm limits and love for an enemy go together?',
      'What could a meal for the soldiers look like in our own setting?',
    ],
    commitment:
      'This week, pray daily for one person who is against you, and do them one good turn without mentioning it.',
  },
  {
    id: 'betrayal',
    title: 'Betrayal',
    about: 'betrayal',
    signs: {
      strong: [
        'betrayal',
        'betray',
        'stabbed in the back',
        'broke my trust',
        'broken trust',
        'lied to me',
        'deceived me',
        'turned against me',
        'two-faced',
        'disloyal',
        'went behind my back',
        'friend betrayed me',
      ],
      weak: ['trust', 'friend', 'secret', 'lie', 'promise', 'loyal', 'used', 'wound'],
    },
    understanding: [
      'A stranger can rob you, but only someone you trusted can betray you. That is why this goes so deep.',
      'After a betrayal one doubts everything, also one’s own judgement. It does not mean that you were foolish to trust.',
      'The ground you stood on has moved. It is all right not to know yet what to do, and to decide slowly.',
    ],
    passages: [
      {
        mark: '[[Psalm 55:12-14]]',
        note: 'David could have borne it from an enemy. It was a friend with whom he had walked to God’s house, and he says so to God with all its pain.',
      },
      {
        mark: '[[John 13:21]]',
        note: 'At the last supper Jesus is deeply troubled as he says that one at the table will hand him over. He knows what it is, and it hurt him.',
      },
      {
        mark: '[[Luke 22:60-62]]',
        note: 'Peter has sworn that he does not know Jesus. Jesus turns and looks at him, and that look becomes the start of tears and not the end of Peter.',
      },
      {
        mark: '[[Psalm 41:9-10]]',
        note: 'A sick man learns that his close friend, who ate at his table, has turned on him. John’s Gospel applies the line to Judas.',
      },
      {
        mark: '[[Genesis 45:4-8]]',
        note: 'Joseph tells his brothers who he is: the one whom they sold. He does not deny it, and he sees God at work in it to save lives, theirs included.',
      },
      {
        mark: '[[Psalm 55:22]]',
        note: 'The same psalm of betrayal ends here: what is too heavy is cast on the Lord, who will not let the righteous be shaken for ever.',
      },
    ],
    guidance: [
      'Give it its right name and let it hurt. David’s psalm goes from shock to longing for wings like a dove, to anger, and back. Grief after betrayal runs in circles like that. You need not have forgiven by Friday. Eat and sleep as well as you can, choose one or two people to tell, and keep the rest of the world out of it for now. A story told everywhere is hard to take back.',
      'Do not decide about the relationship in the first storm. Two questions will help later. Has the other told the whole truth without being cornered, and does it show in what they do? Jesus restored Peter, who wept and came back; he did not run after Judas with the keys of the house. Forgiveness can be given freely, but trust is earned in small amounts over a long time, and you set the pace.',
      'Watch what the betrayal is teaching you about other people. It will say: never trust again. That seems safe, and it would let the one who hurt you decide about all the friends you have yet to meet. Better to learn something narrower: what you overlooked, what you will ask sooner, who stood by you. If money, children or safety are involved, get proper advice early, legal advice too.',
    ],
    practices: [
      'Read Psalm 55 aloud from beginning to end, and put your own friend’s name where David means his.',
      'Choose two people to confide in, and tell nobody else for a month.',
      'Put off large decisions for some weeks, unless someone’s safety asks for haste.',
      'Write down what you would need to see, over time, in order to trust again.',
      'List the people who have not let you down, and thank one of them.',
      'Take legal or financial advice if contracts, accounts or children are touched.',
    ],
    encouragement: [
      'The Lord was handed over by a friend with a kiss. He does not look at your wound from a distance.',
      'One person’s faithlessness does not make the faithful ones around you less real.',
      'What others meant for harm has before now been turned to good by God, though it took years to see.',
    ],
    prayers: [
      'Lord, it was someone I trusted. You know this pain; you sat at the table with it. I cast it on you, because I cannot carry it. Hold me steady, show me what is true, and keep my heart from turning to stone. Amen.',
      'Jesus, you were sold by one friend and denied by another, and you loved to the end. I am angry and I feel foolish. Give me wise people to turn to. Teach me in time whom to trust and how to forgive, and let me not be ruled by what was done. Amen.',
    ],
    questions: [
      'Why does betrayal wound more than an enemy’s attack?',
      'How did Jesus treat Judas and Peter, and what made the difference in the end?',
      'What needs to happen before trust can grow again?',
      'How can we support a friend who has been betrayed without fanning the fire?',
    ],
    commitment:
      'This week, pray Psalm 55 every other day, and show plain loyalty to one friend in something you promised.',
  },
  {
    id: 'bullying',
    title: 'Bullying',
    about: 'bullying',
    signs: {
      strong: [
        'bully',
        'bullying',
        'bullied',
        'picked on',
        'mocked at school',
        'make fun of me',
        'cyberbullying',
        'harassed at work',
        'teased',
        'call me names',
        'laugh at me',
        'kids are mean',
      ],
      weak: ['school', 'mock', 'laugh', 'class', 'online', 'mean', 'insult', 'threat'],
    },
    understanding: [
      'To be picked on day after day wears a person down, and the waiting for it is almost worse than the thing itself. It is not your fault.',
      'Bullying works by making you feel small and alone. You are neither, and you should not have to handle it by yourself.',
      'Whether it happens to you or to your child, at school, at work or on a screen, it is a wrong, and it is right to want it stopped.',
    ],
    passages: [
      {
        mark: '[[Psalm 31:11-15]]',
        note: 'A man whom his neighbours avoid and people whisper about puts his times into God’s hand. He names each of the humiliations.',
      },
      {
        mark: '[[Genesis 16:11-13]]',
        note: 'Hagar, a slave, has run from harsh treatment. God finds her by a spring, and she gives him a name: the one who sees me.',
      },
      {
        mark: '[[Psalm 139:13-14]]',
        note: 'Before anyone had an opinion about you, says David, God was at work on you, and his works are wonderful.',
      },
      {
        mark: '[[Isaiah 53:3]]',
        note: 'The servant in whom Christians recognise Jesus was despised and people hid their faces from him. He knows this from the receiving end.',
      },
      {
        mark: '[[Proverbs 31:8-9]]',
        note: 'A mother teaches a king to open his mouth for those who cannot speak for themselves. It is a word for everyone who stands by and watches.',
      },
      {
        mark: '[[Acts 23:16-19]]',
        note: 'Paul’s young nephew hears of a plot and tells; Paul sends him straight to the officer, who takes the boy by the hand and listens. Telling saved a life.',
      },
    ],
    guidance: [
      'Tell someone who can act. That is not telling tales; Paul’s nephew told the commander, and it was the brave thing to do. Choose a parent, a teacher, a union or staff representative, a pastor. Say what happens, where and how often. Keep messages and pictures, and write down dates. If the first person shrugs, tell a second. If there are threats, blows or demands for money, it is a matter for the police.',
      'Names stick when they are said often enough, so it helps to have another name said just as often. The psalm says that you were made with care by someone who makes no rubbish. Say it in the morning before you go. Keep near the people who are glad to see you, even if that is one friend and a grandmother. A bully looks for someone who stands alone; walk in company when you can.',
      'You are allowed to hate what they do and to ask God for justice; whole psalms do. You are not asked to go back for more as a kind of holiness. Later there may be room to pray for the bully, who has often been treated in the same way at home. But safety comes first. If you have begun to think of hurting yourself because of it, tell an adult or ring a help line today.',
    ],
    practices: [
      'Tell one person who has the power to act, today, with one example.',
      'Keep a dated record of what is said and done, with the messages saved.',
      'Walk with someone on the way where it usually happens.',
      'Block and report online accounts that torment you, after you have saved the evidence.',
      'Say aloud the thanks of Psalm 139 before you leave the house.',
      'Speak up or fetch help the next time you see another person treated so.',
    ],
    encouragement: [
      'God is the one who sees, as Hagar found, in a place where nobody else was looking.',
      'What they say about you was not true before they said it and has not become true since.',
      'Asking for help is a strong thing to do, and you may do it more than once.',
    ],
    prayers: [
      'God who sees me, you know what they do and what they call me. Be my shelter on the way in and on the way home. Show me whom I can tell, and make them listen. Remind me who I am in your eyes. Amen.',
      'Lord Jesus, you were mocked and hit, and people laughed. I am glad that you understand. Stop this, Lord. Give me a friend, and a grown-up or a leader who will act, and keep my heart from growing hard. Amen.',
    ],
    questions: [
      'What does Hagar’s name for God mean to someone who is overlooked or mistreated?',
      'Why do people who watch bullying often keep silent?',
      'How can a group notice when one of its own is being mocked?',
      'What is the difference between love for an enemy and letting harm go on?',
    ],
    commitment:
      'This week, stand beside one person who is left out or made fun of, and tell someone in charge if it goes on.',
  },
] as const satisfies readonly GuideTopic[];
