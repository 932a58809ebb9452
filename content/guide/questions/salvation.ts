import type { FaithQuestion } from '../types.ts';

/** How one is saved: grace, sin, repentance, faith. */
export const salvationQuestions = [
  {
    id: 'how-am-i-saved',
    question: 'How am I saved?',
    signs: [
      'how am i saved',
      'how can i be saved',
      'how do i get saved',
      'how to be saved',
      'how do i become a christian',
      'become a christian',
      'what must i do to be saved',
      'give my life to jesus',
      'give my life to christ',
      'accept jesus',
      'accept christ',
      'receive jesus',
      'how do i get to heaven',
      'how to go to heaven',
      'go to heaven when i die',
      'sinners prayer',
      'want to follow jesus',
      'plan of salvation',
      'how can a person be saved',
      'am i going to heaven',
      'i want to be saved',
      'will i go to heaven',
    ],
    answer: [
      'You are saved by God’s grace, through trust in Jesus Christ, and not by becoming good enough first. Jesus died for your sins and rose again. Turn to him: admit where you have gone your own way, believe that he has borne it, and let him be your Lord. Nobody who comes to him is turned away.',
      'You can tell him so in your own words, now: that you are sorry, that you trust him, that you want to follow him. No formula is needed. Then do not stay alone with it. Look for a church, tell someone there, and ask to be baptised, as those who believed in the book of Acts were. Begin to read a Gospel; Mark or John is a good start.',
    ],
    differences:
      'All churches teach that salvation is God’s gift in Christ. Many Protestants stress that faith alone receives it; Catholic and Orthodox churches speak of faith that works through love, and of the sacraments as the way God gives his grace.',
    passages: [
      {
        mark: '[[Romans 10:9-10]]',
        note: 'Heart and mouth together: trust in the risen Jesus, and own him as Lord.',
      },
      {
        mark: '[[Acts 16:29-33]]',
        note: 'A jailer asks exactly this question in the middle of the night. He and his household hear the word, believe, and are baptised.',
      },
      { mark: '[[John 6:37]]', note: 'Jesus on those who come to him: he will by no means cast them out.' },
      { mark: '[[Titus 3:4-7]]', note: 'Paul sums it up: not by works that we had done, but by mercy.' },
    ],
  },
  {
    id: 'grace',
    question: 'What is grace?',
    signs: [
      'what is grace',
      'meaning of grace',
      'grace mean',
      'define grace',
      'explain grace',
      'gods grace mean',
      'saved by grace',
      'cheap grace',
    ],
    answer: [
      'Grace is God’s favour toward people who have not deserved it: not a reward, and not merely kindness to the needy, but love for those who have turned against him. It has a face: Jesus Christ. In him God gives himself, forgives, and begins to change us.',
      'Grace is free, but not cheap; it cost the Son of God his life. It does not say that sin does not matter. It breaks the power of sin by first taking away its guilt. Whoever lives from grace can afford to be honest, and becomes generous with others.',
    ],
    passages: [
      {
        mark: '[[Ephesians 2:4-9]]',
        note: 'Dead people are made alive. Nothing shows more plainly that they did not do it themselves.',
      },
      { mark: '[[Titus 2:11-12]]', note: 'The same grace that saves also trains us to say no.' },
      {
        mark: '[[2 Corinthians 12:9]]',
        note: 'Paul hears it when his prayer is not granted: grace is enough to live on.',
      },
      {
        mark: '[[Romans 6:1-4]]',
        note: 'Shall we sin more, so that grace may grow? Paul has heard this misunderstanding, too.',
      },
    ],
  },
  {
    id: 'sin',
    question: 'What is sin?',
    signs: [
      'what is sin',
      'what is a sin',
      'meaning of sin',
      'define sin',
      'original sin',
      'why are we sinful',
      'are all sins equal',
      'is all sin the same',
      'sin mean',
      'born sinful',
      'adams sin',
      'seven deadly sins',
    ],
    answer: [
      'Sin is more than breaking rules. It is turning away from God, who is life, and putting something else in his place: ourselves, mostly. From that come the wrong things we think, say and do, and the good that we leave undone. The Bible says that all have sinned, and that we cannot free ourselves.',
      'It does not say so to crush us. Whoever knows the illness can welcome the physician. Sins differ in their harm and in their weight, but there is none that is too small to need forgiveness, and none too great for Christ to bear.',
    ],
    differences:
      'That all people are caught in sin is common ground. The Western churches speak of original sin as a guilt or corruption inherited from Adam; the Orthodox speak rather of death and weakness inherited, and of guilt only for one’s own sins.',
    passages: [
      {
        mark: '[[Romans 3:22-24]]',
        note: 'All have sinned, and all are set right as a gift: one sentence, not two.',
      },
      {
        mark: '[[Genesis 3:6-10]]',
        note: 'How it begins: distrust of God, taking, shame, hiding. And God asks: where are you?',
      },
      {
        mark: '[[Romans 5:18-19]]',
        note: 'Paul sets Adam and Christ side by side: what came through one is more than answered through the other.',
      },
      { mark: '[[James 4:17]]', note: 'Sin is also the good that one knows and does not do.' },
      {
        mark: '[[1 John 1:8-9]]',
        note: 'Denying it is self-deception; confessing it meets a God who forgives.',
      },
    ],
  },
  {
    id: 'repentance',
    question: 'What is repentance?',
    signs: [
      'what is repentance',
      'what does repent mean',
      'meaning of repentance',
      'how do i repent',
      'how to repent',
      'repentance mean',
      'true repentance',
      'confess my sins',
      'how do i confess',
    ],
    answer: [
      'To repent is to turn round: to agree with God about what was wrong, to leave it, and to come home to him. Sorrow belongs to it, but feeling bad is not yet repentance, and one need not reach a certain depth of feeling first. It is God’s kindness that leads to it.',
      'In practice: name the thing before God without excuses. Trust that Christ has borne it. Put right with people what can be put right. Change what leads you there, and ask someone to help. And when you fall again, turn again; it is the movement of a whole life.',
    ],
    passages: [
      {
        mark: '[[Luke 15:17-20]]',
        note: 'The son prepares a speech, and is embraced before it is finished.',
      },
      { mark: '[[2 Corinthians 7:10]]', note: 'Paul distinguishes two kinds of sorrow by where they lead.' },
      {
        mark: '[[Acts 3:19]]',
        note: 'Peter after a healing in the temple: turn, so that sins may be wiped out and times of refreshing come.',
      },
      {
        mark: '[[Psalm 51:1-4]]',
        note: 'David’s confession, without one excuse, to a God whose mercy he names first.',
      },
    ],
  },
  {
    id: 'faith-and-works',
    question: 'Are we saved by faith or by works?',
    signs: [
      'faith or works',
      'faith and works',
      'saved by works',
      'good works save',
      'salvation by works',
      'earn salvation',
      'earn heaven',
      'earn way to heaven',
      'good person go to heaven',
      'good people go to heaven',
      'being good enough',
      'justification',
      'justified by faith',
      'righteous before god',
      'become righteous',
      'faith alone',
      'works based salvation',
      'salvation through good works',
      'baptism temple ordinances',
      'obedience required salvation',
    ],
    answer: [
      'No one earns life with God by good works. The New Testament is plain on this: we are set right with God as a gift, through trust in Jesus Christ, who died and rose for us. If it could be earned, he need not have died.',
      'And a faith that changes nothing is no living faith. James asks what good it does to wish the hungry well; Paul says that what counts is faith working through love. So works do not come before acceptance as its price; they come after it as its fruit.',
    ],
    differences:
      'Catholics and many Protestants agree today that we are justified by grace through faith in Christ’s saving work. They differ in this: Protestants understand justification as God’s verdict, received by faith alone, with renewal following; Catholics as forgiveness and inner renewal together, in which a person grows by cooperating with grace. The Orthodox speak of being healed and made like God.',
    passages: [
      {
        mark: '[[Ephesians 2:8-10]]',
        note: 'Not from works, and created for good works: both in one breath.',
      },
      {
        mark: '[[Galatians 2:16]]',
        note: 'Paul says it three times in one sentence, so that nobody may miss it.',
      },
      {
        mark: '[[James 2:14-17]]',
        note: 'James asks another question: not how one is accepted, but which faith is alive.',
      },
      {
        mark: '[[Luke 18:9-14]]',
        note: 'Two men pray in the temple. The one who has nothing to show goes home justified.',
      },
    ],
  },
  {
    id: 'losing-salvation',
    question: 'Can I lose my salvation?',
    signs: [
      'lose salvation',
      'lose my salvation',
      'lost my salvation',
      'once saved always saved',
      'fall from grace',
      'fall away',
      'eternal security',
      'perseverance of the saints',
      'am i really saved',
      'how do i know i am saved',
      'assurance of salvation',
      'sure of my salvation',
      'doubt my salvation',
      'backslide',
      'still saved',
    ],
    answer: [
      'If you ask because you are afraid: those who fear that they have lost Christ are as a rule not those who have thrown him away. Look less at the strength of your faith than at him whom it holds. He says of those who come to him that he will not cast them out. You can come today, as on the first day.',
      'The Bible says two things, and both are meant. It promises that no one can snatch Christ’s sheep from his hand. And it warns believers seriously not to turn away. The promises are there for the frightened, the warnings for the careless.',
    ],
    differences:
      'Reformed and many Baptist Christians believe that whoever truly believes will be kept by God to the end; who falls away for good had not truly believed. Methodists, Pentecostals, Lutherans, Catholics and Orthodox hold that one can turn away from grace by one’s own choice, and can also come back. All agree that God is faithful, and that no one should presume on it.',
    passages: [
      { mark: '[[John 10:27-29]]', note: 'Two hands hold: the Son’s and the Father’s.' },
      { mark: '[[1 John 5:11-13]]', note: 'John writes so that believers may know, not guess.' },
      {
        mark: '[[Hebrews 3:12-14]]',
        note: 'The warning, and what helps against it: to encourage one another daily.',
      },
      {
        mark: '[[Jude 1:24-25]]',
        note: 'The last word belongs to the one who is able to keep us from falling.',
      },
    ],
  },
  {
    id: 'born-again',
    question: 'What does it mean to be born again?',
    signs: [
      'born again',
      'what does born again mean',
      'born from above',
      'new birth',
      'regeneration',
      'born of water and spirit',
    ],
    answer: [
      'Jesus says it to Nicodemus, a learned and upright man: no one can see God’s kingdom without being born again, or from above; the Greek word means both. No one gives birth to himself. It is God’s Spirit who gives the new life, which begins in us when we come to trust Christ.',
      'Some can name the day, others grew into it from childhood. What counts is not the memory of the birth but the life: trust in Jesus, love for others, a turning from sin that goes on.',
    ],
    differences:
      'Catholic, Orthodox, Lutheran and Anglican churches connect the new birth with baptism (born of water and Spirit); Baptist, Pentecostal and many other evangelical churches with conversion, to which baptism bears witness.',
    passages: [
      {
        mark: '[[John 3:3-8]]',
        note: 'The conversation itself. The Spirit is like wind: one hears it, and does not command it.',
      },
      { mark: '[[John 1:12-13]]', note: 'Children of God by his gift, not by descent or will.' },
      { mark: '[[1 Peter 1:3-5]]', note: 'Born again to a living hope, through the resurrection of Jesus.' },
      { mark: '[[2 Corinthians 5:17]]', note: 'Paul’s word for the same: a new creation.' },
    ],
  },
  {
    id: 'what-is-faith',
    question: 'What is faith?',
    signs: [
      'what is faith',
      'meaning of faith',
      'what does it mean to believe',
      'define faith',
      'faith mean',
      'believe in jesus mean',
      'mustard seed faith',
    ],
    answer: [
      'Faith is trust: relying on God and on what he has said. It includes knowing something of him and holding it to be true, but the heart of it is to lean on him, as one leans on a person. It is not a leap without reasons, and not the strength of one’s own conviction. A small faith in a strong Saviour is enough.',
      'Faith can live together with questions and with fear. A father in the Gospel says both in one breath: I believe; help my unbelief. And it grows from hearing: from the word of Christ, and from being with people who trust him.',
    ],
    passages: [
      {
        mark: '[[Hebrews 11:1-3]]',
        note: 'What faith does: it holds what it cannot see yet. The chapter then shows it in people.',
      },
      { mark: '[[Mark 9:23-24]]', note: 'A prayer for those who believe only half. Jesus answers it.' },
      { mark: '[[Romans 10:17]]', note: 'Where faith comes from.' },
      {
        mark: '[[Romans 4:20-22]]',
        note: 'Paul on Abraham: he trusted that God can do what he has promised.',
      },
    ],
  },
] as const satisfies readonly FaithQuestion[];
