import type { FaithQuestion } from '../types.ts';

/** Who Jesus is and what he has done: what all Christian churches confess. */
export const theGospelQuestions = [
  {
    id: 'who-is-jesus',
    question: 'Who is Jesus?',
    signs: [
      'who is jesus',
      'who is christ',
      'who jesus is',
      'is jesus god',
      'is jesus divine',
      'was jesus just a man',
      'jesus is god',
      'deity of christ',
      'divinity of jesus',
      'jesus only a prophet',
      'jesus a created being',
      'hypostatic union',
      'fully god and fully man',
      'did jesus really exist',
      'jesus lucifer brothers',
      'jesus really human',
    ],
    answer: [
      'Jesus of Nazareth is the Son of God who became man: truly God and truly human, one person. He was born of Mary, taught and healed in Galilee and Judea, was crucified under Pontius Pilate, rose bodily from the dead on the third day, and is Lord of all. That is what every Christian church confesses.',
      'The New Testament does not make him a good man who was later promoted. John says that the Word was God and became flesh; Thomas calls the risen Jesus his Lord and his God, and is not corrected. Nor does it make him a god in disguise: he was hungry, tired, tempted, grieved, and he died. As God he can save us; as one of us he knows us and stands in our place.',
    ],
    passages: [
      {
        mark: '[[John 1:1-3]]',
        note: 'John begins his Gospel before the beginning: the Word was with God and was God. A few verses later this Word becomes flesh.',
      },
      {
        mark: '[[Colossians 1:15-17]]',
        note: 'Paul says of Jesus what Israel says of God alone: all things were made through him and for him.',
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
      'gospel message',
      'meaning of the gospel',
      'explain the gospel',
      'good news',
      'gospel in simple words',
      'share the gospel simply',
      'core of christianity',
      'what do christians believe',
      'what is christianity',
    ],
    answer: [
      'The gospel is news: something has happened. God made us for himself, and we turned away; that is sin, and its end is death. God did not leave us there. He sent his Son, who lived the life we have not lived, died on the cross for our sins, and rose from the dead. Whoever turns to him and trusts him is forgiven, made a child of God, given his Spirit, and will live with him for ever.',
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
        note: 'The love of God is not proved by how we feel; it is proved by when Christ died: while we were still sinners.',
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
] as const satisfies readonly FaithQuestion[];
