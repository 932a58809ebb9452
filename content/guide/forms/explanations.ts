import type { PassageMark } from '../types.ts';

/** What one may say to a child; for the small up to about six, for the others up to about eleven. */
export interface ChildExplanation {
  /** Ids of topics, questions and occasions that it belongs to. */
  readonly ids: readonly string[];
  /** Lower-case words that ask for it. */
  readonly asked: RegExp;
  readonly small: string;
  readonly older: string;
  readonly more: string;
  readonly mark: PassageMark;
}

export const CHILD_EXPLANATIONS: readonly ChildExplanation[] = [
  {
    ids: ['why-the-cross', 'gospel'],
    asked: /\b(?:cross|crucif\w+|good friday|jesus (?:had to )?die|died for)\b/,
    small:
      'Some people were very unkind to Jesus, and he died. He could have run away, and he stayed, because he loves us. He took all the wrong things on himself, so that nothing can keep us away from God. And on the third day he was alive again.',
    older:
      'When something is broken between people, somebody has to bear the hurt. Christians believe that Jesus bore everything that is broken between people and God, all of it, on the cross. He was not made to: he gave himself. And because God raised him, death and guilt do not have the last word.',
    more: 'You can ask back: what do you do when somebody has broken something of yours? Who pays?',
    mark: '[[Mark 10:45]]',
  },
  {
    ids: ['resurrection', 'easter'],
    asked: /\b(?:resurrection|easter|rise|rose|risen|alive again|empty tomb)\b/,
    small:
      'Jesus had died, and his friends cried and cried. They laid him in a cave with a big stone. On the third day some women came, and the stone was rolled away, and Jesus was alive. He said their names, and he ate with them. He is alive now, too.',
    older:
      'Jesus was really dead, and God really raised him: not as a ghost, for he ate fish and let them touch him. Nobody expected it, not even his friends. Christians believe that it is the beginning: what God did for Jesus he will do for all who belong to him.',
    more: 'Nobody saw how it happened. They saw him afterwards, first the women, then many others.',
    mark: '[[John 20:15-16]]',
  },
  {
    ids: ['hope-and-heaven', 'heaven', 'grief', 'dying', 'grief-for-a-parent'],
    asked:
      /\b(?:heaven|died|dead|death|die|where (?:is )?(?:grandpa|grandma|gran|nan|daddy|mummy|(?:his |her |their )?(?:grandfather|grandmother|father|mother))|funeral)\b/,
    small:
      '[Name] has died. The body does not work any more: it does not breathe, and nothing hurts. It will not wake up in the morning. That is why we are sad. We trust that [name] is with God, who loves [name] even more than we do. You may ask me again as often as you like.',
    older:
      'When somebody dies, the body stops, and that is final here. Christians believe that it is not final for God: Jesus died and was raised, and promised to make room for his friends. Nobody can tell you how it looks. What we know is who is there. It is all right to cry, and to play, and to be angry.',
    more: 'Say died, rather than fell asleep or went away: children take words at their word, and become afraid of sleep and of journeys.',
    mark: '[[John 14:2-3]]',
  },
  {
    ids: ['trinity'],
    asked: /\b(?:trinity|three in one|father son and)\b/,
    small:
      'There is one God. The Father made us, Jesus the Son came to us, and the Holy Spirit is with us and in us. They love one another so much that they are one God and not three. It is bigger than our heads.',
    older:
      'There is one God, and he is not alone in himself: Father, Son and Holy Spirit have always loved one another. That is why it can be said that God is love. Pictures like water, ice and steam all go wrong somewhere. It is not a sum; it is who God has shown himself to be.',
    more: 'At the baptism of Jesus all three are there: the Son in the water, the Spirit like a dove, the Father’s voice.',
    mark: '[[Matthew 3:16-17]]',
  },
  {
    ids: ['holy-spirit'],
    asked: /\b(?:holy spirit|holy ghost|pentecost)\b/,
    small:
      'The Holy Spirit is God, so near that he can be in your heart. He is no ghost in a sheet. You cannot see him, as you cannot see the wind; but you can see what he does: people become brave, and kind, and glad.',
    older:
      'Before he left, Jesus promised his friends that they would not be alone. At Pentecost the Holy Spirit came: God himself, with them and in them. The word for spirit also means breath and wind. You notice him by what grows: love, joy, peace, patience.',
    more: 'At Pentecost people of many countries each heard it in their own language.',
    mark: '[[Acts 2:1-4]]',
  },
  {
    ids: ['who-made-god', 'existence-of-god'],
    asked:
      /\b(?:who made god|where (?:does|did) god come|made god|before god|is god real|see god|invisible)\b/,
    small:
      'Nobody made God. God was always there. Everything else has a beginning: you, the trees, the stars. God has none. That is hard to think, for grown-ups as well.',
    older:
      'Everything that we can see was made by something, or comes from something. God is not one of these things: he is why there is anything at all. If somebody had made God, that one would be God. Our heads are made for things with a beginning; so it makes us dizzy, and that is all right.',
    more: 'Wind, love and yesterday cannot be seen, either, and they are real.',
    mark: '[[Psalm 90:2]]',
  },
  {
    ids: ['unanswered-prayer', 'how-to-pray'],
    asked: /\b(?:pray(?:er|ers|ing)?|knows everything|telling him)\b/,
    small:
      'Praying is talking with God. You can do it aloud or in your head, anywhere. God hears you. Sometimes he says yes, sometimes no, and sometimes wait, and he always stays with you.',
    older:
      'God knows what you need before you say it. He likes you to say it all the same, as your parents know about your day and still want to hear it from you. Prayer is no magic; it does not make God do things. It makes you sure that you are not alone with them.',
    more: 'Jesus himself prayed for something in the garden and was told no.',
    mark: '[[Matthew 6:7-8]]',
  },
  {
    ids: ['suffering', 'why-suffering', 'disaster'],
    asked:
      /\b(?:why (?:does|do|did) god (?:let|allow)|wars?|bad things|earthquake|evil|suffering|get ill|cancer)\b/,
    small:
      'I do not know why that happened. God does not like it, either. When Jesus saw that people were sad, he cried with them. God is with those who are hurt, and he wants us to help.',
    older:
      'Nobody knows the whole answer, and whoever says so should be asked again. Much of it people do to one another; God does not make us into puppets. Some of it nobody did. Christians look at Jesus: God came into it, was hurt himself, and promises that it will end.',
    more: 'Then do one thing that helps: a card, a coin, a prayer for one person by name.',
    mark: '[[Revelation 21:3-4]]',
  },
  {
    ids: ['baptism'],
    asked: /\b(?:bapti\w+|christen\w*)\b/,
    small:
      'The water says: this person belongs to Jesus. Water makes clean, and it makes things live. God says: I know your name, and I love you.',
    older:
      'In baptism water says what words cannot: what was wrong is washed away, and a new life begins with Jesus. Paul says that it is like dying and rising with him; nobody is hurt, it is a picture of leaving the old life in the water. Some churches baptise babies, others wait until somebody can ask for it.',
    more: 'Jesus himself was baptised in a river.',
    mark: '[[Romans 6:4]]',
  },
  {
    ids: ['communion'],
    asked: /\b(?:communion|lords supper|eucharist|bread and wine|the wine)\b/,
    small:
      'On the last evening Jesus ate with his friends. He gave them bread and a cup, and said: remember me. We still do it, because he is still with us.',
    older:
      'On the night before he died Jesus took bread and wine and said that they were his body and his blood, given for them. Christians do it to remember, to say thank you, and because he meets them there. Churches explain it in different ways; all of them do it because he asked them to.',
    more: 'Everybody eats from the same bread: that makes a family of them.',
    mark: '[[Luke 22:19]]',
  },
  {
    ids: ['christmas', 'incarnation'],
    asked: /\b(?:christmas|manger|born as a baby)\b/,
    small:
      'God loved the world so much that he did not stay far away. He came as a baby, so small that he had to be carried. There was no room for him, only a manger. That is why we are glad at Christmas.',
    older:
      'If you wanted to tell ants that you like them, you would have to become one. Christians believe that God did something like that: in Jesus he became a person, and not a king in a palace but a child whose bed was a feeding trough. Nobody needs to be afraid of a baby.',
    more: 'The first to hear of it were shepherds, at night, at work.',
    mark: '[[Luke 2:10-12]]',
  },
  {
    ids: ['forgiveness', 'being-forgiven'],
    asked: /\b(?:forgiv\w+|sorry)\b/,
    small:
      'Forgiving means: it was wrong, and it hurt, and I do not want to hurt you back. God forgives us, and helps us to do it too. It can take time.',
    older:
      'To forgive is not to say that it was nothing. It says: it was something, and I give up paying you back. You may forgive somebody and still tell a grown-up, and still keep away from them. God forgives first, and that is where the strength comes from.',
    more: 'Peter asked Jesus how many times. The answer is a number nobody can count to in a quarrel.',
    mark: '[[Matthew 18:21-22]]',
  },
  {
    ids: ['creation', 'science-and-faith'],
    asked: /\b(?:dinosaurs?|creation|big bang|evolution|made the world|adam and eve)\b/,
    small:
      'God made everything: the sea, the stars, the beetles, and you. He looked at it and was glad. How long it took and how he did it, people still find out, bit by bit.',
    older:
      'Science asks how things came about, and finds out wonderful things. The Bible says who wanted them, and why: there is a world because God loves. Christians do not all read the first chapter of Genesis in the same way. They all say that it is God’s world, and good.',
    more: 'Go out, find something small, and look at it for two minutes.',
    mark: '[[Genesis 1:31]]',
  },
  {
    ids: ['pet-loss', 'pets-in-heaven'],
    asked: /\b(?:hamster|dog|cat|pets?|rabbit|guinea pig|animals?)\b/,
    small:
      '[Name] has died, and will not come back. It is right to cry: you loved each other. God made [name], and he knows each sparrow. We can say thank you for [name] together.',
    older:
      'The Bible does not tell us what happens to animals when they die. It does tell us that God made them, that not one sparrow is forgotten, and that he will make everything new. So we may leave [name] with him, and be thankful, and sad.',
    more: 'Dig the grave together, and let the child say one sentence.',
    mark: '[[Luke 12:6]]',
  },
  {
    ids: ['what-is-sin', 'sin'],
    asked: /\b(?:sins?|naughty|why (?:am|are|is) (?:i|we|he|she) bad)\b/,
    small:
      'Sin is when we turn away from God and hurt somebody, or ourselves. Everybody does it. God does not stop loving us. We can say sorry, and begin again.',
    older:
      'Sin is more than breaking rules. It is to turn away from God and say: I come first. Out of that come lies, unfairness, and cold hearts. It is in all of us; that is why Jesus came. Whoever admits it is not made small by God but set free.',
    more: 'Tell something of your own that you were sorry for.',
    mark: '[[1 John 1:9]]',
  },
  {
    ids: ['who-is-jesus', 'jesus-jew'],
    asked: /\b(?:who (?:is|was) jesus|jesus (?:is|was) (?:a )?(?:jew|jewish)|son of god|lamb of god)\b/,
    small:
      'Jesus is God’s Son. When you want to know what God is like, look at Jesus: he took children on his lap, touched people who were ill, told the truth, and was not afraid.',
    older:
      'Jesus lived two thousand years ago; he was a Jew from Nazareth and a carpenter by trade. Christians believe that in him God himself lived among people. He is called Lamb of God because in Israel a lamb was given up so that people could go free; nobody has to hurt any lamb for it since then.',
    more: 'Read one story about him every evening this week, and say in one word what he was like.',
    mark: '[[Mark 10:14-16]]',
  },
];
