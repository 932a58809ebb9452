import type { FaithQuestion } from '../types.ts';

/** Who Jesus is and what he has done: what all Christian churches confess. */
export const theGospelQuestions = [
  {
    id: 'who-is-jesus',
    question: 'Who is Jesus?',
    signs: [
      'jesus existed',
      'jesus ever exist',
      'who is jesus',
      'who is christ',
      'who jesus is',
      'who was jesus',
      'is jesus god',
      'is jesus divine',
      'jesus truly divine',
      'jesus just a man',
      'jesus is god',
      'deity of christ',
      'divinity of jesus',
      'jesus only a prophet',
      'jesus great prophet',
      'created being',
      'hypostatic union',
      'fully god and fully man',
      'did jesus exist',
      'jesus adopted',
      'jesus really human',
      'seemed to have physical body',
      'son of god mean',
      'jesus lucifer brothers',
      'jesus and lucifer',
      'is jesus the messiah',
      'is jesus michael',
    ],
    answer: [
      'Jesus of Nazareth is the Son of God who became man: truly God and truly human, one person. He was born of Mary, taught and healed in Galilee and Judea, was crucified under Pontius Pilate, rose bodily from the dead on the third day, and is Lord of all. That is what every Christian church confesses.',
      'The New Testament does not make him a good man who was later promoted. John says that the Word was God and became flesh; Thomas calls the risen Jesus his Lord and his God, and is not corrected. Nor is he a god in disguise: he was hungry, tired, tempted, grieved, and he died. As God he can save us; as one of us he knows us and stands in our place.',
    ],
    passages: [
      {
        mark: '[[John 1:1-3]]',
        note: 'John begins his Gospel before the beginning: the Word was with God and was God. A few verses later this Word becomes flesh.',
      },
      {
        mark: '[[Colossians 1:15-17]]',
        note: 'Paul says of Jesus what Israel says of God alone: all things were made through him and for him. Firstborn is here the rank of the heir.',
      },
      {
        mark: '[[John 20:26-29]]',
        note: 'Thomas had doubted. What he says to the risen Jesus is the clearest confession in the Gospel.',
      },
      {
        mark: '[[Hebrews 4:14-16]]',
        note: 'The same Son of God has been tempted as we are. Therefore one may come to him without fear.',
      },
      {
        mark: '[[Philippians 2:5-8]]',
        note: 'Paul sings of one who was in the form of God and took the form of a servant, down to death on a cross.',
      },
    ],
  },
  {
    id: 'what-is-the-gospel',
    question: 'What is the gospel?',
    signs: [
      'what is the gospel',
      'what is gospel',
      'gospel message',
      'meaning of the gospel',
      'explain the gospel',
      'what is the good news',
      'gospel in simple words',
      'core of christianity',
      'what do christians believe',
      'what is christianity',
      'what does it mean to be a christian',
      'basics of christianity',
    ],
    answer: [
      'The gospel is news: something has happened. God made us for himself, and we turned away; that is sin, and its end is death. God did not leave us there. He sent his Son, who lived the life that we have not lived, died on the cross for our sins, and rose from the dead. Whoever turns to him and trusts him is forgiven, made a child of God, given his Spirit, and will live with him for ever.',
      'It is called good news because it does not begin with what we must do, but with what God has done. Good works follow it as fruit follows the root; they do not earn it.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 15:3-5]]',
        note: 'Paul hands on what he had himself received within a few years of the events: died for our sins, buried, raised, seen.',
      },
      {
        mark: '[[John 3:16-17]]',
        note: 'Jesus speaks with Nicodemus by night. The Son is sent to save the world, not to condemn it.',
      },
      {
        mark: '[[Romans 5:6-8]]',
        note: 'God’s love is not proved by what we feel. It is proved by when Christ died: while we were still sinners.',
      },
      {
        mark: '[[Ephesians 2:8-10]]',
        note: 'By grace, through faith, not from works, and yet for works: Paul keeps the order.',
      },
      {
        mark: '[[Mark 1:14-15]]',
        note: 'The first words of Jesus’ preaching: the kingdom is near; turn round and believe the good news.',
      },
    ],
  },
  {
    id: 'why-the-cross',
    question: 'Why did Jesus have to die?',
    signs: [
      'why did jesus die',
      'why did jesus have to die',
      'why the cross',
      'meaning of the cross',
      'jesus died for our sins mean',
      'die for our sins',
      'die for my sins',
      'atonement',
      'why a sacrifice',
      'blood of jesus',
      'why could not god just forgive',
      'purpose of the crucifixion',
      'crucifixion mean',
    ],
    answer: [
      'Because our wrong is real, and somebody bears the cost of every real forgiveness. God does not overlook evil, and he does not want to lose us. In Jesus he himself takes our place: he carries the guilt and the death that are ours, and gives us what is his. He was not an unwilling victim of an angry father; Father and Son are one in this love.',
      'The Bible has several pictures for it, and needs them all: a sacrifice for sin, a ransom that sets slaves free, a victory over the powers of evil, a peace made between enemies, an example of love. In the resurrection God has said yes to it.',
    ],
    passages: [
      {
        mark: '[[Isaiah 53:4-6]]',
        note: 'Written centuries before: he bears what is ours, and we took it for his own punishment.',
      },
      { mark: '[[Romans 3:23-26]]', note: 'God shows himself just and at the same time sets sinners right.' },
      {
        mark: '[[Mark 10:45]]',
        note: 'Jesus’ own explanation, in the middle of a quarrel about who is greatest.',
      },
      {
        mark: '[[Colossians 2:13-15]]',
        note: 'Two pictures at once: a bill nailed up as paid, and defeated powers led away.',
      },
    ],
  },
  {
    id: 'resurrection',
    question: 'Did Jesus really rise from the dead?',
    signs: [
      'did jesus rise',
      'did jesus really rise',
      'resurrection of jesus',
      'jesus rise from the dead',
      'proof of the resurrection',
      'evidence for the resurrection',
      'was the resurrection real',
      'why is the resurrection important',
      'raised as a spirit',
      'physically resurrected',
      'bodily resurrection',
      'empty tomb real',
    ],
    answer: [
      'Yes: that is what the apostles staked their lives on, and what the church has confessed from the first day. The tomb was empty; women, whose word counted little in court, were the first witnesses; he was seen by many, ate with them, let himself be touched. Frightened disciples became people who could no longer be silenced. Paul names witnesses who could still be asked.',
      'He did not come back to the old life, as Lazarus did, nor live on as a spirit or in memories. God raised his body to a new life that death cannot touch. Because of it sins are forgiven, death is not the end, and this world has a future.',
    ],
    passages: [
      {
        mark: '[[1 Corinthians 15:3-8]]',
        note: 'The oldest list of witnesses that we have; Paul had learned it within a few years of Easter.',
      },
      { mark: '[[Luke 24:36-43]]', note: 'They think that they see a ghost. He asks for something to eat.' },
      {
        mark: '[[1 Corinthians 15:17-20]]',
        note: 'Paul does not evade the question: if Christ is not raised, faith is empty. But he is.',
      },
      { mark: '[[John 20:11-16]]', note: 'Mary takes him for the gardener until he says her name.' },
    ],
  },
] as const satisfies readonly FaithQuestion[];
