import type { FamousPassage } from '../types.ts';

export const actsAndRomansPassages = [
  {
    mark: '[[Acts 1:8]]',
    context:
      'The disciples ask the risen Jesus whether he will now restore the kingdom. He leaves the timetable to the Father.',
    meaning:
      'Instead he promises the Spirit, who will make them witnesses: in Jerusalem where they had failed him, in Samaria which they despised, to the end of the earth. The book of Acts follows this line.',
    beside: ['[[Matthew 28:18-20]]', '[[Acts 2:1-4]]', '[[Luke 24:46-49]]'],
  },
  {
    mark: '[[Acts 2:38]]',
    context:
      'At Pentecost Peter has preached the crucified and risen Jesus. The hearers are cut to the heart, and ask what they shall do.',
    meaning:
      'Repent, be baptised in the name of Jesus Christ for the forgiveness of sins, and you will receive the Holy Spirit. Turning, baptism and the gift of the Spirit belong together.',
    caution: 'How exactly baptism and forgiveness are related is one of the points on which churches differ.',
    beside: ['[[Acts 2:37]]', '[[Acts 10:44-48]]', '[[Romans 6:3-4]]'],
  },
  {
    mark: '[[Acts 16:30-31]]',
    context:
      'An earthquake has opened the prison at Philippi. The jailer was about to take his own life; Paul called out to stop him.',
    meaning:
      'What must I do to be saved? Believe on the Lord Jesus. It is as simple as that for a man who has understood nothing else yet. They then tell his household the word, and that same night they are baptised.',
    beside: ['[[Romans 10:9-10]]', '[[Ephesians 2:8-9]]', '[[Acts 16:27-29]]'],
  },
  {
    mark: '[[Romans 1:16-17]]',
    context:
      'The theme of the letter. Paul wants to come to Rome, the centre of power, with a message about a crucified man.',
    meaning:
      'He is not ashamed of it: it is God’s power to save everyone who believes, because in it God’s righteousness is revealed, from faith to faith. It was over this verse that Luther understood that God makes righteous as a gift.',
    beside: ['[[Habakkuk 2:4]]', '[[Romans 3:21-24]]', '[[1 Corinthians 1:18]]'],
  },
  {
    mark: '[[Romans 3:23-24]]',
    context:
      'For two chapters Paul has shown that no one, religious or not, can stand before God by what he is. Then comes "but now".',
    meaning:
      'All have sinned, there is no difference; and all are justified freely by his grace, through the redemption in Christ. The sentence is often quoted only as far as its first half.',
    beside: ['[[Romans 3:21-22]]', '[[Romans 6:23]]', '[[Ephesians 2:8-9]]'],
  },
  {
    mark: '[[Romans 5:1-5]]',
    context:
      'Paul draws the conclusion from four chapters: having been justified by faith, we have peace with God.',
    meaning:
      'We may even be glad in troubles, not about them: trouble works endurance, endurance character, character hope. The chain holds because God’s love has been poured into our hearts.',
    beside: ['[[James 1:2-4]]', '[[Romans 8:18]]', '[[1 Peter 1:6-7]]'],
  },
  {
    mark: '[[Romans 5:8]]',
    context: 'Paul asks for whom one might be ready to die: perhaps for a good person.',
    meaning:
      'God shows his love in this, that Christ died for us while we were still sinners. His love did not wait for an improvement.',
    beside: ['[[Romans 5:6-7]]', '[[1 John 4:9-10]]', '[[John 3:16]]'],
  },
  {
    mark: '[[Romans 6:23]]',
    context: 'The end of a chapter on two masters: sin, which pays wages, and God, who gives.',
    meaning:
      'Death is what one has earned; eternal life is what one is given, in Christ Jesus our Lord. Wages and gift are the two ways of living.',
    beside: ['[[Romans 3:23-24]]', '[[Ephesians 2:8-9]]', '[[Genesis 2:16-17]]'],
  },
  {
    mark: '[[Romans 7:15-19]]',
    context:
      'Paul describes a self that agrees with God’s law and does not do it. Interpreters differ whether he speaks of his life before Christ or as a Christian.',
    meaning:
      'I do not do the good I want, but the evil that I do not want. Everyone who has struggled with himself knows it. The chapter does not end there: who will rescue me? Thanks be to God through Jesus Christ.',
    beside: ['[[Romans 7:24-25]]', '[[Romans 8:1-2]]', '[[Galatians 5:16-17]]'],
  },
  {
    mark: '[[Romans 8:1]]',
    context:
      'Directly after the cry of the wretched man in chapter 7. "Therefore now" gathers up everything before it.',
    meaning:
      'There is no condemnation for those who are in Christ Jesus. The verdict has been spoken; it does not follow the mood of the day.',
    beside: ['[[Romans 8:33-34]]', '[[John 5:24]]', '[[1 John 3:19-20]]'],
  },
  {
    mark: '[[Romans 8:28]]',
    context:
      'Paul writes to Christians in Rome about present suffering: the whole creation groans, and believers groan with it (Romans 8:18-27). He has just said that the Spirit helps us when we do not know what to pray.',
    meaning:
      'Into this he sets what he is sure of: God works in all things toward good for those who love him. The next verse says what good he means: that they become like his Son. It is said of the whole and of its end, not of each piece by itself.',
    caution:
      'The verse does not say that all things are good, that everything happens for a reason we can find, or that life will turn out as we hoped. It should not be used to quiet someone who weeps.',
    beside: ['[[Romans 8:29-30]]', '[[Genesis 50:20]]', '[[Romans 8:38-39]]'],
  },
  {
    mark: '[[Romans 8:31-39]]',
    context:
      'The summit of the first half of Romans. Paul lists what he has been through himself: hardship, hunger, danger, sword.',
    meaning:
      'If God is for us, who can be against us? He who did not spare his own Son will give everything with him. Nothing in all creation can separate us from his love in Christ. In all these things, not apart from them, we are more than conquerors.',
    beside: ['[[Psalm 44:22]]', '[[Isaiah 50:8-9]]', '[[John 10:28-29]]'],
  },
  {
    mark: '[[Romans 10:9-10]]',
    context:
      'Paul speaks with sorrow of Israel, and shows that salvation is not far off: the word is near you, in your mouth and in your heart.',
    meaning:
      'Confess with the mouth that Jesus is Lord, believe in the heart that God raised him, and you will be saved. In Rome, where Caesar was called lord, the first could cost one’s life.',
    caution: 'It is not a formula to recite. Mouth and heart together mean the whole person.',
    beside: ['[[Romans 10:11-13]]', '[[Acts 16:30-31]]', '[[Matthew 7:21]]'],
  },
  {
    mark: '[[Romans 12:1-2]]',
    context: 'After eleven chapters on God’s mercies: "therefore".',
    meaning:
      'Give your bodies, your whole daily life, as a living sacrifice; that is worship. Do not let yourselves be pressed into the pattern of the age, but be changed by the renewing of the mind, so that you can find out what God’s will is.',
    beside: ['[[Romans 12:9-13]]', '[[Ephesians 4:22-24]]', '[[Hebrews 13:15-16]]'],
  },
  {
    mark: '[[Romans 13:1-4]]',
    context:
      'After Paul has said not to take revenge, and before he sums up the law in love. The emperor at the time was Nero, early in his reign.',
    meaning:
      'Government is a servant of God to restrain evil and support good; so Christians respect it and pay taxes.',
    caution:
      'It is no blank approval: where rulers command what God forbids, the apostles obeyed God. How far resistance may go, Christians have judged differently.',
    beside: ['[[Acts 5:29]]', '[[1 Timothy 2:1-2]]', '[[Mark 12:17]]'],
  },
  {
    mark: '[[Romans 15:13]]',
    context:
      'Paul ends his long appeal to strong and weak Christians to accept one another with a wish of blessing.',
    meaning:
      'The God of hope fill you with joy and peace in believing, so that you abound in hope. It is his gift, by the power of the Spirit.',
    beside: ['[[Romans 15:4]]', '[[Romans 5:5]]', '[[1 Peter 1:3]]'],
  },
] as const satisfies readonly FamousPassage[];
