import type { GuideTopic } from '../types.ts';

/** Grief, illness and the question why. */
export const sufferingAndLossTopics = [
  {
    id: 'grief',
    title: 'Grief',
    about: 'grief',
    signs: {
      strong: [
        'grief',
        'grieve',
        'mourning',
        'bereaved',
        'bereavement',
        'passed away',
        'my mother died',
        'my father died',
        'my wife died',
        'my husband died',
        'my friend died',
        'death of a loved one',
        'lost my mother',
        'lost my father',
        'loved one died',
      ],
      weak: ['died', 'death', 'miss', 'funeral', 'loss', 'gone', 'buried', 'cry', 'memory'],
    },
    understanding: [
      'When someone has died, the world goes on in a way that can seem almost rude. You may go slowly here; nothing needs to be answered today.',
      'Grief comes in waves, and the order that people describe is seldom the order in which it comes. Whatever you feel, or do not feel yet, belongs to loving someone who is gone.',
      'No words make a death good. The Bible does not try; it calls death an enemy, and it lets people weep.',
    ],
    passages: [
      {
        mark: '[[John 11:33-36]]',
        note: 'Jesus knows what he is about to do for Lazarus, and still he weeps with those who weep at the grave. Tears are no lack of hope.',
      },
      {
        mark: '[[1 Thessalonians 4:13-14]]',
        note: 'Paul writes to a young church whose members have died. He does not forbid grief; he gives it company, the hope that rests on Jesus’ own rising.',
      },
      {
        mark: '[[Psalm 23:4]]',
        note: 'At the darkest point of the psalm the singer stops talking about the shepherd and begins to speak to him.',
      },
      {
        mark: '[[Ecclesiastes 3:1-4]]',
        note: 'A poem on the times that come to every life. Weeping and mourning have their place in it, as proper as laughing and dancing.',
      },
      {
        mark: '[[Revelation 21:3-5]]',
        note: 'John sees the end of the story: God living with his people, wiping away tears himself, and death no more.',
      },
      {
        mark: '[[2 Samuel 18:33]]',
        note: 'David weeps over a son who had turned against him. The Bible sets down his broken cry without a comment.',
      },
    ],
    guidance: [
      'In the first weeks, the tasks are small: eat something, sleep when you can, let someone else answer the door, say yes to the soup. You do not have to be strong for everybody. If tears come at the supermarket, let them; if they do not come at the graveside, that is not coldness. Jesus stood at the tomb of his friend and cried in public, with the answer to death already in his hand.',
      'Say the name. People often stop mentioning the dead because they fear to hurt you, and so you lose the person a second time. Tell a story at the table, look at the photographs with someone, write a letter that will not be posted. If there were unfinished things between you, words not said or said too sharply, bring those to God; he holds both of you, and nothing is too late with him.',
      'Paul does not write that Christians should not grieve. He writes that they grieve with something under their feet: Jesus died and rose, and God will bring with him those who belong to him. You may lean on that on the days you cannot feel it. And if after many months you cannot function, or you long to be dead, ask a doctor or a bereavement counsellor for help. Many churches have a group for the bereaved, too.',
    ],
    practices: [
      'Say the person’s name aloud today, and tell one story about them to someone.',
      'Accept one offer of help, and tell the helper exactly what would be useful.',
      'Mark the hard dates in the calendar now, and plan not to be alone on them.',
      'Read Psalm 23 aloud each evening, even if the voice breaks.',
      'Write a letter to the one who has died, saying what was left unsaid.',
      'Go back to one ordinary routine, such as a walk at the same hour.',
      'Ask your pastor about a grief group, or a visit from someone who has walked this road.',
    ],
    encouragement: [
      'You grieve much because you love much, and God does not despise love.',
      'Jesus wept, and he also called Lazarus out. Both are true of the one who stands with you.',
      'Grief changes shape with time. It does not have to shrink for your life to grow round it again.',
    ],
    prayers: [
      'Lord Jesus, you wept at the grave of your friend. Weep with me now. I miss the one who has died, and I do not know how to live these days. Hold us both, the one I have lost and me. Give me your hope to stand on when I cannot feel it. Amen.',
      'Father of mercies, the house is quiet, and everything reminds me. Carry me through this hour and the next. Bless those who bring food and do not say too much. Bring me at last to the place where you wipe away every tear. Through Jesus, who is risen, Amen.',
    ],
    questions: [
      'What did people say or do in your grief that truly helped?',
      'Why does Jesus weep, although he knows what he is going to do?',
      'What does it mean to grieve with hope, and what does it not mean?',
      'How could we remember the dead and their families better in our church?',
    ],
    commitment:
      'This week, write or visit one bereaved person, say the name of the one who died, and listen.',
  },
  {
    id: 'suffering',
    title: 'Why there is suffering',
    about: 'suffering and the question why',
    signs: {
      strong: [
        'suffering',
        'suffer',
        'why does god allow',
        'why do bad things happen',
        'problem of evil',
        'why me',
        'why did god let',
        'does god care',
        'tragedy',
        'evil in the world',
        'good people suffer',
        'innocent suffer',
      ],
      weak: ['pain', 'unfair', 'why', 'evil', 'war', 'allow', 'trial', 'meaning', 'disaster'],
    },
    understanding: [
      'Why is the oldest question that people bring to God, and there is nothing wrong with asking it. A whole book of the Bible is spent on it.',
      'If you ask out of pain and not out of curiosity, then a neat explanation would only be one more weight. What follows is meant for company on the way.',
      'Suffering can make God seem absent or unkind. Scripture lets people say exactly that to his face, and keeps their words.',
    ],
    passages: [
      {
        mark: '[[Job 42:7-8]]',
        note: 'God is angry with the friends who explained everything, and says that Job, who had protested for thirty chapters, spoke rightly of him.',
      },
      {
        mark: '[[Psalm 22:1-2]]',
        note: 'A cry of someone who feels abandoned by God. Jesus took it into his own mouth on the cross.',
      },
      {
        mark: '[[Romans 8:19-23]]',
        note: 'Paul describes the whole creation groaning as in labour, and believers groaning with it. Things are not yet as they shall be.',
      },
      {
        mark: '[[Luke 13:1-5]]',
        note: 'Asked about people killed by Pilate and by a falling tower, Jesus refuses to say that they were worse sinners. He turns the question to those who are still alive.',
      },
      {
        mark: '[[Romans 8:28]]',
        note: 'Paul does not say that all things are good, but that in all of them God works for the good of those who love him; the next verse says what good: to become like his Son.',
      },
      {
        mark: '[[Hebrews 4:15-16]]',
        note: 'Jesus was tried in every way as other people are. He is no distant judge but someone who feels with the weak, and they may come boldly.',
      },
    ],
    guidance: [
      'The Bible gives parts of an answer. The world is not as God made it; human beings do real harm; some pain warns people or matures them; much of it is a riddle. When Jesus was asked about particular disasters, he would not trace them to the guilt of those who died. So beware of anyone who knows exactly why this has happened to you. Job’s friends knew, and God called what they said untrue.',
      'God’s fullest reply to suffering is not an argument but a person. He came into it. He was hungry, betrayed, tortured, and he asked his own why on the cross. Whatever else is not known, this much is: God does not watch from outside. And the resurrection says that evil may do its worst and will not have the last word. Christians live between those two, with real tears and a real hope.',
      'What then can be done? Lament: tell God plainly what is wrong and ask how long. About a third of the psalms do it. Let people sit with you; the best thing that Job’s friends did was to say nothing for seven days. Resist what can be resisted, for Jesus healed and fed and never told the sick to be content. And do the next small duty. Meaning is more often lived into than explained.',
    ],
    practices: [
      'Write your own psalm of complaint, beginning with the words how long.',
      'Read the first three chapters of Job and the last five in one week.',
      'Ask someone to sit with you without giving explanations.',
      'Name the part of this suffering that can be relieved, and take one step to relieve it.',
      'Visit or help one person whose pain is like yours.',
      'Look at a cross for five minutes in silence, and consider who hangs there.',
    ],
    encouragement: [
      'God prefers Job’s honest protest to the pious talk of his friends. You may speak freely.',
      'The groaning of this world is compared with labour: it is going somewhere.',
      'You are not being paid back. Christ has taken that question off the table.',
    ],
    prayers: [
      'My God, I do not understand why this has happened. I have looked for a reason and found none that will hold. You suffered too; be with me in it. I do not ask to see the whole, only not to be alone, and to be led. Amen.',
      'Lord, how long? You hear the groaning of everything you made, and mine in it. Do not let pain make me hard or false. Give relief where there can be relief, and patience where there cannot. Bring the day when you make all things new. Amen.',
    ],
    questions: [
      'What explanations of suffering have you been offered, and how did they feel?',
      'Why does God defend Job, who complained, against the friends who defended God?',
      'What does the cross say about where God is when people suffer?',
      'What promise does Romans 8:28 make, and what does it not promise?',
    ],
    commitment:
      'This week, bring one honest lament to God, and one practical relief to someone who is in pain.',
  },
  {
    id: 'illness',
    title: 'Illness',
    about: 'illness',
    signs: {
      strong: [
        'illness',
        'sick',
        'ill',
        'cancer',
        'diagnosis',
        'diagnosed',
        'hospital',
        'surgery',
        'operation',
        'disease',
        'healing',
        'heal me',
        'chemotherapy',
        'sickness',
        'test results',
      ],
      weak: ['doctor', 'treatment', 'health', 'recover', 'pain', 'weak', 'scan', 'body', 'medicine'],
    },
    understanding: [
      'Illness turns a life round waiting rooms and results, and it can make a person feel like a case. You are more than what is written in the file.',
      'A bad diagnosis brings fear of what is coming and often the question whether one is to blame. Both are to be taken seriously.',
      'It is tiring to be ill, and tiring to comfort those who worry about you. Here you need not be brave.',
    ],
    passages: [
      {
        mark: '[[James 5:13-15]]',
        note: 'James tells the sick to call the elders, who come and pray with oil. The ill person is not left alone with it, and the outcome is put in the Lord’s hands.',
      },
      {
        mark: '[[Mark 1:40-42]]',
        note: 'A man with leprosy is sure that Jesus can heal and not sure that he will. Jesus is moved, and touches him before he is clean.',
      },
      {
        mark: '[[2 Corinthians 12:7-9]]',
        note: 'Three times Paul asked for a painful affliction to be taken away, and it stayed. He was given grace for it, and says so without shame.',
      },
      {
        mark: '[[Psalm 41:1-3]]',
        note: 'A psalm from a sickbed. It speaks of the Lord himself holding up the one who is ill and turning over the bedding.',
      },
      {
        mark: '[[John 9:1-3]]',
        note: 'The disciples see a blind man and ask who sinned. Jesus answers that neither he nor his parents did, and goes to help.',
      },
      {
        mark: '[[Psalm 73:25-26]]',
        note: 'Flesh and heart may fail, says Asaph. What remains to him is God himself.',
      },
    ],
    guidance: [
      'Pray for healing, plainly and often, and let others pray with you; ask the leaders of your church to come, as James says. And let the doctors do their work, which is also God’s kindness. In the Bible some are healed in an instant, some slowly, and some not in this life: Paul kept his thorn, Timothy his bad stomach, and Paul left a friend behind ill. None of them is said to have believed too little.',
      'Do not look for the sin that caused it. Jesus answered that question for the man born blind, and it is an answer for you also. If someone has told you that you would be well if you had more faith, set that burden down; it is not from him. Illness may well be a time to look at one’s life and to put things right, but that is a fruit which can be gathered, not a bill that is being presented.',
      'Illness comes with practical matters, and these can be shared out. Let one friend be the one who tells the rest. Write down your questions before each appointment, and take someone with you who listens. Say what you can still do and what you cannot. Keep one thing in the day that has nothing to do with being ill. When you cannot pray, a short line is enough, or a hand held by someone who prays for you.',
    ],
    practices: [
      'Ask the elders or ministers of your church to come and pray with you.',
      'Write down three questions for the doctor, and take a companion to the next appointment.',
      'Name one friend who will pass on the news to the others.',
      'Pray with the man in Mark 1: say what you believe Jesus can do, and what you ask.',
      'Keep one ordinary pleasure in each day, such as a window, music or a story read aloud.',
      'Choose one line of Psalm 41 to hold during a scan or a treatment.',
    ],
    encouragement: [
      'Jesus touched the sick before they were well. Nothing about your body keeps him at a distance.',
      'Grace enough is given for a day at a time. You do not need next month’s strength yet.',
      'Your worth has not become less with your strength.',
    ],
    prayers: [
      'Lord Jesus, if you are willing, you can make me well, and I ask it. Bless the people who treat me, and give them skill. Take away the fear that comes at night. Whether I get better quickly, slowly or not as I hope, hold me, and let your grace be enough. Amen.',
      'Father, my body is failing me in ways I cannot control. Be the strength of my heart. Help those who love me, who are frightened too. Give us good days among the bad ones, and keep us close to one another and to you. Amen.',
    ],
    questions: [
      'What does James 5 tell the sick to do, and what does it tell the church to do?',
      'How do we pray boldly for healing without blaming those who remain ill?',
      'What does it mean that Paul was refused what he asked, and was still answered?',
      'What practical help do sick people find hardest to ask for?',
    ],
    commitment:
      'This week, pray for one sick person by name every day, and do one practical thing for them or for those who care for them.',
  },
  {
    id: 'chronic-pain',
    title: 'Long illness and chronic pain',
    about: 'living with long illness or pain',
    signs: {
      strong: [
        'chronic pain',
        'chronic illness',
        'constant pain',
        'long-term illness',
        'fibromyalgia',
        'disabled',
        'disability',
        'always in pain',
        'thorn in the flesh',
        "won't get better",
        'long covid',
        'pain every day',
      ],
      weak: ['pain', 'years', 'tired', 'limited', 'fatigue', 'body', 'flare', 'wheelchair'],
    },
    understanding: [
      'Pain that does not go away asks for a different courage from pain that passes. After a while people stop asking, and you are still in it.',
      'You may have prayed for years to be well, and smiled through many well-meant words. It is right to be tired of that.',
      'A body that cannot be relied upon changes work, friendship and faith. Those are real losses, even if nobody held a funeral for them.',
    ],
    passages: [
      {
        mark: '[[2 Corinthians 12:8-10]]',
        note: 'Paul pleaded three times and received a refusal with a promise in it. He learned to look for Christ’s power in weakness and not beyond it.',
      },
      {
        mark: '[[2 Corinthians 4:16-18]]',
        note: 'Written by a man often beaten and ill. The outer self wears away, he says, and something inside is being renewed each day.',
      },
      {
        mark: '[[Psalm 38:8-10]]',
        note: 'A sufferer describes pain, weakness and dimming eyes in blunt detail, and says that all his longing is known to God.',
      },
      {
        mark: '[[Mark 5:25-26]]',
        note: 'Mark takes time to tell how long this woman had been ill, how much the doctors cost and that she only got worse, before Jesus honours her.',
      },
      {
        mark: '[[Romans 8:23-25]]',
        note: 'Believers wait for the redemption of their bodies. The body is not thrown away at the end but made whole.',
      },
      {
        mark: '[[2 Samuel 9:11-13]]',
        note: 'Mephibosheth, lame in both feet, eats always at David’s table. The text mentions his feet once more, and his place at the table all the same.',
      },
    ],
    guidance: [
      'You may stop pretending. Psalm 38 tells God about back, heart and eyes as one would tell a doctor, and finishes with a plea. A prayer in few words on a bad day is a full prayer: Lord, this again. Let there also be a person who may hear the real answer to how are you. The rest can be given a shorter one, so that you keep your strength for what you want to do.',
      'Paul’s answer was not the one he wanted, and it is told as an answer all the same. Strength in weakness does not mean that he enjoyed pain or stopped seeking relief; the man travelled with a doctor. It means that limits need not be the end of being useful or loved. Ask what can be done from where you are: a prayer list, a letter, listening on the phone, teaching a child to read.',
      'Go on seeking good medical help, and a second opinion where it is needed. Ask about pain clinics, pacing, aids that make a day easier, benefits to which you are entitled. To use a stick or a wheelchair is no surrender. And look after your mood, since long pain often brings low spirits, which can be treated even when the pain cannot. Churches ought to bring the service to those who cannot come; ask yours.',
    ],
    practices: [
      'Plan the day by energy, with rest before you are spent and not after.',
      'Pray in one line on bad days, and let that be enough.',
      'Choose one person who will hear the true answer when they ask how you are.',
      'Take up one service that can be done from a chair or a bed, such as praying through a list.',
      'Ask your church about home communion, recorded services or a visitor.',
      'Note each evening one thing that the pain did not take from this day.',
    ],
    encouragement: [
      'Nothing that you lose on the way is lost for ever: the hope is a body made whole.',
      'At the king’s table nobody asked Mephibosheth to walk better first.',
      'Weakness is a place where Christ has promised to be found.',
    ],
    prayers: [
      'Lord, here is the pain again, and here am I. You have heard me ask for it to go; I ask once more. If it must stay, let your strength stay too. Keep me from bitterness, and show me what I can still give. Amen.',
      'Jesus, you know a body in pain. On days when I can do nothing, let me rest in being loved. Guide those who treat me. Renew me inside, while the outside is wearing away. Amen.',
    ],
    questions: [
      'What does chronic illness take away that others do not see?',
      'How did Paul hear no and yet hear Christ’s voice in it?',
      'What well-meant sentences should we stop saying to people in long pain?',
      'How can our meetings be made easier for people with little strength?',
    ],
    commitment:
      'This week, ask one person with a long illness what would truly help, and do that rather than what you had thought of.',
  },
  {
    id: 'caring-for-the-sick',
    title: 'Caring for someone who is ill',
    about: 'caring for someone who is ill',
    signs: {
      strong: [
        'caregiver',
        'carer',
        'care for my sick',
        'caring for my',
        'look after my sick',
        'my husband is ill',
        'my wife is ill',
        'my child is sick',
        'dementia',
        "alzheimer's",
        'my mother is sick',
        'my father is sick',
        'nurse my mother',
        'visit the sick',
        'comfort a sick friend',
      ],
      weak: ['care', 'tired', 'hospital', 'patient', 'burden', 'visit', 'help', 'nurse'],
    },
    understanding: [
      'Those who care for the sick often become invisible themselves. It is right that someone asks after you too.',
      'Love keeps you there, and still you may be exhausted, impatient or sad, sometimes all of it before noon. That does not cancel the love.',
      'You are watching someone you love grow weaker, and you cannot stop it. That helplessness is perhaps the heaviest part.',
    ],
    passages: [
      {
        mark: '[[Matthew 25:36-40]]',
        note: 'In Jesus’ picture of the last judgement, visiting the sick turns out to have been a visit to him. Those who did it had not noticed.',
      },
      {
        mark: '[[Mark 2:3-5]]',
        note: 'Four people carry a paralysed friend and open a roof to get him to Jesus. It took four; no one carried him alone.',
      },
      {
        mark: '[[Exodus 17:11-12]]',
        note: 'Moses cannot keep his arms up. Aaron and Hur bring a stone to sit on and hold his hands, one on each side, until evening.',
      },
      {
        mark: '[[Galatians 6:2]]',
        note: 'Paul calls the bearing of one another’s burdens the law of Christ. It holds for the carer’s burden as well.',
      },
      {
        mark: '[[John 19:26-27]]',
        note: 'Dying, Jesus makes sure that his mother will be cared for, and he gives that task to a friend.',
      },
      {
        mark: '[[Isaiah 46:3-4]]',
        note: 'God tells a weary people that he has carried them from birth and will carry them to grey hair. The one who carries others is also being carried.',
      },
    ],
    guidance: [
      'Moses was a strong man with God’s own staff in his hand, and by afternoon his arms sank. What he needed was a stone and two friends. Look for yours. Make a list of what others could do, such as shopping, a night’s watch, the drive to the clinic, an hour of company, and hand it to someone who will share it out. Most people want to help and do not know how. To ask is not to fail the one you love.',
      'Let go of being everything. You cannot be nurse, cook, comforter and cheerful companion at every hour, and the sick person may prefer it if you are not always. Sit down. Hold a hand and say little. With dementia, go along with the feeling where the facts have slipped, and use old songs and prayers, which stay the longest. Impatience will come; ask pardon briefly, and begin again.',
      'Look after your own body as something entrusted to you: your own doctor, proper meals, a free half day in the week, sleep. Ask about respite care and the help that the state or charities give. If you feel nothing but anger or wish that it were over, do not be horrified, and do not keep it secret. Tell your doctor or pastor; it means that the load is too heavy for one person.',
    ],
    practices: [
      'Make a list of ten tasks that others could do, and give away three of them this week.',
      'Take half a day off, with someone else in charge, and do not use it for errands.',
      'Ring your own doctor about the appointment that you have been putting off.',
      'Sing or say together an old hymn or prayer that the sick person knows by heart.',
      'Ask the local council or clinic what respite and benefits carers can have.',
      'Sit for ten minutes each day without doing anything, and let God carry you.',
    ],
    encouragement: [
      'What you do behind closed doors, the washing, the spoon, the night, Jesus counts as done to him.',
      'You do not have to do this perfectly for it to be love.',
      'The arms of Moses were held up, and yours may be too.',
    ],
    prayers: [
      'Lord, I love this person and I am worn out. You carried our sicknesses; carry us both. Give me patience for the next hour, gentle hands and enough sleep. Send people who will hold up my arms, and make me humble enough to let them. Amen.',
      'Jesus, you saw to your mother’s care from the cross. See to ours. Comfort the one who is ill when I cannot. Forgive my short temper, and let there be small good moments in these days that we shall be glad to remember. Amen.',
    ],
    questions: [
      'What do carers need that they seldom ask for?',
      'What strikes you about the four friends who carried the man to Jesus?',
      'How can faith help us to be honest about exhaustion and anger in caring?',
      'Which carers do we know, and what could we take off their hands?',
    ],
    commitment: 'This week, give one carer two free hours, or, if you are the carer, accept them.',
  },
  {
    id: 'dying',
    title: 'Facing death',
    about: 'facing death',
    signs: {
      strong: [
        'dying',
        'terminally ill',
        'terminal',
        'hospice',
        'end of life',
        'going to die',
        'months to live',
        'weeks to live',
        'how to die',
        'palliative',
        'last days',
        'facing death',
        'prepare for death',
      ],
      weak: ['death', 'goodbye', 'afraid', 'heaven', 'time', 'funeral', 'last', 'ready'],
    },
    understanding: [
      'To know that death is near, for you or for someone you love, makes everything very plain and very strange at once. You may speak of it as openly as you wish.',
      'Some are afraid of dying, some of what comes after it, and some of leaving others behind. Each of those fears may be said aloud.',
      'There is still time in this time: to say things, to put things right, to be held.',
    ],
    passages: [
      {
        mark: '[[John 14:1-3]]',
        note: 'On the night before his death Jesus tells troubled friends about a house with room in it, and that he himself will come to fetch them.',
      },
      {
        mark: '[[Romans 8:38-39]]',
        note: 'Paul goes through everything that might part believers from God’s love, and death is the first on the list.',
      },
      {
        mark: '[[Psalm 31:5]]',
        note: 'A prayer of trust from a person in danger. Jesus died with these words, and Christians have long used them in the evening and at the end.',
      },
      {
        mark: '[[2 Timothy 4:6-8]]',
        note: 'Paul looks his own death in the face: a course finished, a faith kept, and a crown that is not for him alone.',
      },
      {
        mark: '[[1 Corinthians 15:54-57]]',
        note: 'Death is not called a friend here but an enemy that has lost. The victory is given through Jesus Christ.',
      },
      {
        mark: '[[Luke 2:29-30]]',
        note: 'Old Simeon has held the child Jesus in his arms. Now he can be let go in peace, because he has seen what he waited for.',
      },
    ],
    guidance: [
      'There are a few sentences that many people are thankful to have said: thank you, I am sorry, I forgive you, I love you, goodbye. They can be said early and repeated. If it is hard to speak, they may be written or recorded. Put papers in order and tell someone where they are, which is also a way to love. And let the doctors and nurses know what you fear; pain and breathlessness can nearly always be eased.',
      'The dying are often lonely because everybody is being cheerful. If you are the one at the bedside, follow, and do not lead. When they wish to talk of death, stay; when they would rather talk of the garden, talk of the garden. Hearing goes late, so keep speaking gently, read a psalm, pray the Lord’s Prayer, hold a hand. It is enough that you are there. You cannot make this good, and you need not.',
      'Christian hope does not rest on having lived well enough. It rests on the one who died and rose and says: where I am, you will be also. If you are unsure whether that holds for you, turn to him now with the plain words of the thief beside him, who asked only to be remembered. Send for a pastor or a priest, at any hour. You do not go through that door by yourself.',
    ],
    practices: [
      'Say to each person who matters one of the five sentences: thank you, sorry, I forgive you, I love you, goodbye.',
      'Ask the doctor openly about what frightens you, and what can be done for it.',
      'Pray Psalm 31:5 as the last prayer each evening.',
      'Send for your pastor or priest to pray, to hear a confession or to bring communion.',
      'Write down your wishes for care and funeral, and tell someone where they are.',
      'Let someone read John 14 aloud to you, slowly.',
    ],
    encouragement: [
      'Jesus did not send you a map of that country. He said that he would come and fetch you.',
      'Death stands first in the list of things that cannot part you from his love.',
      'You may let go, as Simeon did, because what you need has been seen and done by another.',
    ],
    prayers: [
      'Lord Jesus, you have gone this way before me. I am afraid of parts of it, and you know which. Stay with me to the end. Forgive what I have done, keep those I leave behind, and take me to be where you are. Into your hands I commit my spirit. Amen.',
      'Father, someone I love is dying, and I cannot stop it. Ease the pain and quiet the fear. Give me the words that need to be said, and peace when words are over. Receive your child, and comfort us with the hope of the resurrection. Amen.',
    ],
    questions: [
      'What makes it hard for us to speak about death, and what would help?',
      'What does Jesus promise his troubled friends in John 14, and what does he leave open?',
      'How does the resurrection change the way Christians die?',
      'Which things would you want to have said before your own death?',
    ],
    commitment: 'This week, say one of the things to someone that you would regret not having said.',
  },
  {
    id: 'loss-of-a-child',
    title: 'Miscarriage and the loss of a child',
    about: 'losing a child',
    signs: {
      strong: [
        'miscarriage',
        'miscarried',
        'stillborn',
        'stillbirth',
        'lost our baby',
        'lost my baby',
        'lost my child',
        'lost our child',
        'my son died',
        'my daughter died',
        'death of a child',
        'my baby died',
        'lost the baby',
        'our baby died',
      ],
      weak: ['baby', 'pregnant', 'child', 'cradle', 'due date', 'empty', 'mother', 'father'],
    },
    understanding: [
      'To lose a child, born or unborn, is to lose a whole future with a face. There are no right words, and these are only meant to stand quietly beside you.',
      'If others have passed over it quickly, or told you that you can have another, that must have hurt. This child cannot be replaced.',
      'You may blame your body, a decision, a single day. That is what love does when it looks for something it could have prevented. It was not a punishment.',
    ],
    passages: [
      {
        mark: '[[Lamentations 3:31-33]]',
        note: 'Out of the greatest grief in his people’s history the poet says something of God’s heart: he does not gladly bring anyone to sorrow, and his compassion outlasts it.',
      },
      {
        mark: '[[Psalm 139:15-16]]',
        note: 'God’s eyes saw the unformed body. However short a life was, it was known to him.',
      },
      {
        mark: '[[Matthew 2:17-18]]',
        note: 'After the killing of the children in Bethlehem, Matthew sets down Rachel’s weeping, who will not be comforted. He lets it stand.',
      },
      {
        mark: '[[Mark 10:13-16]]',
        note: 'Jesus is indignant at those who keep the little ones away. He takes them in his arms.',
      },
      {
        mark: '[[Psalm 56:8]]',
        note: 'David believes that God keeps count of his wanderings and collects his tears, as something not to be lost.',
      },
      {
        mark: '[[Isaiah 49:15-16]]',
        note: 'God compares himself with a mother who cannot forget the child at her breast, and says that he forgets less still.',
      },
    ],
    guidance: [
      'You are parents, and your grief is the grief of parents, also if there was only a picture of a scan. Do what parents do: give a name if you wish, hold a small funeral or a blessing, plant something, keep a box. Hospitals and pastors can help, also months later. Mothers and fathers often grieve at different speeds and in different ways. That is no lack of love; tell each other what today is like, without comparing.',
      'If somebody has hinted that this came because of a sin or a want of faith, do not take that in; Jesus refused to reckon in that way. Rachel in Scripture refuses to be comforted, and nobody corrects her. You may refuse too, for as long as it takes. Say to God that it should not have been so; he agrees. In the world that he has promised no child dies after a few days, as the prophet Isaiah saw it.',
      'About little children Christians differ in their reasoning and agree widely in their hope: the Jesus who took them into his arms is the judge of all the earth, and he does right. Let that be held for you when you cannot hold it. Look after your body, which has been through something too. See a doctor when sleep or the wish to live goes. Ask for a group of parents who know it from within.',
    ],
    practices: [
      'Give your child a name, if that is right for you both, and write it down.',
      'Ask a pastor or chaplain for a blessing or a memorial, even if it is years later.',
      'Mark the due date or birthday with a candle, a walk or a psalm.',
      'Tell your partner each day in one sentence how it is for you, and hear the same from them.',
      'Write down your tears to God as plainly as Psalm 56 allows it.',
      'Look for a bereaved parents’ group in your town or through the hospital.',
    ],
    encouragement: [
      'Your child was known by God before you knew, and is not forgotten by him now.',
      'Jesus was angry when children were kept from him. His arms are open to yours.',
      'You need not be comforted soon. The one who gathers tears does not hurry you.',
    ],
    prayers: [
      'Lord Jesus, you took the children into your arms. Hold ours, whom we could hold so short a time or not at all. Our arms are empty, and it hurts. Do not let go of us. Bring us in your time to where no one weeps for a child. Amen.',
      'Father, I do not understand, and I cannot be comforted yet. You saw this little life when no one else did. Take the blame that I keep laying on myself. Be gentle with us both, and keep us together while we grieve. Amen.',
    ],
    questions: [
      'Why do we so often fall silent about the loss of unborn and newborn children?',
      'What does it tell us that Rachel is allowed to refuse comfort?',
      'What hope do you find in the way Jesus treats children?',
      'How can a church remember these children and stand by their parents?',
    ],
    commitment:
      'This week, remember one family that has lost a child: write to them and, where you know it, use the child’s name.',
  },
  {
    id: 'waiting',
    title: 'Trials and waiting',
    about: 'trials and waiting',
    signs: {
      strong: [
        'waiting on god',
        'patience',
        'be patient',
        'impatient',
        'wait on the lord',
        'trial',
        'how long lord',
        'perseverance',
        'endurance',
        "god's timing",
        'hard season',
        'difficult time',
        'going through a hard time',
        'keep going',
      ],
      weak: ['wait', 'delay', 'time', 'test', 'endure', 'slow', 'season', 'hardship'],
    },
    understanding: [
      'Waiting is work, though nobody sees it. You are between what was and what you hope for, and there is no date on it.',
      'A trial that lasts longer than expected asks new things of you every week. It is not surprising if your patience is thin.',
      'You may wonder whether God has put your matter aside. The people in Scripture whom he loved waited very long, and asked the same.',
    ],
    passages: [
      {
        mark: '[[James 1:2-4]]',
        note: 'James writes to scattered and poor believers. He does not call trials pleasant; he says that endurance grows there and should be allowed to finish its work.',
      },
      {
        mark: '[[Psalm 27:13-14]]',
        note: 'The psalm ends with enemies still near. To wait for the Lord is joined with being strong: it is no idle thing.',
      },
      {
        mark: '[[Isaiah 40:28-31]]',
        note: 'Said to exiles who thought that God had lost sight of them. New strength is promised to those who wait, down to the simple strength to walk.',
      },
      {
        mark: '[[Habakkuk 2:1-3]]',
        note: 'The prophet has complained and goes up to his watchtower. He hears that the vision has its time, and that it will not fail though it seems slow.',
      },
      {
        mark: '[[James 5:7-8]]',
        note: 'A farmer cannot hurry the rain. He also does not sit idle, and his waiting has an end.',
      },
      {
        mark: '[[Romans 5:3-5]]',
        note: 'Paul draws a line from suffering to endurance to character to hope, and the last link is God’s love poured into hearts.',
      },
    ],
    guidance: [
      'The farmer in James cannot make it rain. He can keep his fences, mend tools, look after the soil. In your waiting, too, there are things which are not yours and things which are. Put them in two columns. Then spend your strength on the second, and bring the first to God each day in one sentence. Much of the exhaustion of waiting comes from pushing with all one’s weight at a door that opens only from the other side.',
      'Scripture often measures waiting in decades: Abraham for a son, Joseph in prison, David hunted in the hills, Israel in exile, Simeon in the temple. It does not say that they enjoyed it, or that God was late. They learned things there about him that are not learned otherwise. This is no reason to call the trial good. It is a reason to ask what might be growing in you now which could not grow in easier weather.',
      'Take care how you wait. Waiting for God is not the same as staying in harm’s way; if you are being hurt, or if an illness or a debt gets worse by delay, act now and get help. Nor does patience mean silence. Habakkuk complained loudly, and then stood at his post to listen. Set a date to look again at the situation with someone wise, so that waiting does not quietly turn into drifting.',
    ],
    practices: [
      'Write two columns, what is mine to do and what is not, and work only on the first.',
      'Pray Habakkuk’s question aloud, and then be silent for ten minutes.',
      'Look back over one earlier time of waiting, and note what came of it.',
      'Choose one faithful task for each day that does not depend on the outcome.',
      'Fix a date in two months to review things with a wise friend.',
      'Learn Isaiah 40:31 by heart, and notice that walking comes last.',
    ],
    encouragement: [
      'Seed lies in the dark for a long time before anyone can see that it is alive.',
      'Some days the promise is wings, and some days it is only to walk and not faint. That is enough.',
      'God’s slowness is not forgetfulness. He has kept his appointments with others who gave up counting.',
    ],
    prayers: [
      'Lord, I have waited a long time, and I am tired. I do not know your times. Give me strength for today, to walk and not to faint. Show me what is mine to do, and let me leave the rest with you. Amen.',
      'Father, how long? I will say it again tomorrow if I must. While I wait, let something good grow in me that could not grow elsewhere. Keep me from despair and from rushing ahead of you. I look for your goodness in the land of the living. Amen.',
    ],
    questions: [
      'What are you waiting for at present, and how has it changed you?',
      'How is a farmer’s waiting different from simply passing the time?',
      'Why might Isaiah put walking after flying and running?',
      'When is it right to stop waiting and act?',
    ],
    commitment:
      'This week, do each day one faithful thing that lies in your hands, and give the one thing you cannot hurry to God in a single sentence.',
  },
  {
    id: 'trauma',
    title: 'Trauma',
    about: 'trauma',
    signs: {
      strong: [
        'trauma',
        'traumatic',
        'ptsd',
        'flashback',
        'post-traumatic',
        'survivor',
        'childhood trauma',
        'what happened to me as a child',
        'assault',
        'accident haunts',
        'veteran',
        'war memories',
        'triggered',
      ],
      weak: ['memory', 'nightmare', 'body', 'freeze', 'shock', 'past', 'safe', 'panic'],
    },
    understanding: [
      'After something terrible the body goes on sounding the alarm although the danger is over. That is not weakness or a want of faith; it is what a body does to survive.',
      'You need not tell what happened in order to be taken seriously. Tell as much as you choose, to whom you choose, when you choose.',
      'It happened, and it should not have happened. Whatever you did to get through it, you are here.',
    ],
    passages: [
      {
        mark: '[[Psalm 147:2-3]]',
        note: 'Sung by people who came home from exile to ruins. Healing the broken-hearted stands beside the rebuilding of a city: both take time.',
      },
      {
        mark: '[[John 20:26-28]]',
        note: 'The risen Jesus comes through locked doors with peace, and with his wounds. They are still there, and they no longer rule.',
      },
      {
        mark: '[[Psalm 18:16-19]]',
        note: 'David describes being drawn out of deep water and brought to an open place. The rescue in this psalm is a bodily one.',
      },
      {
        mark: '[[Genesis 41:51-52]]',
        note: 'Joseph names his sons after what has been: trouble no longer ruling his memory, and fruit in the land of affliction. Later, when he sees his brothers, he still has to go out and weep.',
      },
      {
        mark: '[[Psalm 142:3-5]]',
        note: 'A prayer from a cave, by someone who looks to his right and finds that nobody cares for his life. He tells God so.',
      },
      {
        mark: '[[Matthew 11:28-30]]',
        note: 'Jesus calls those who are loaded down. He describes himself as gentle and does not drive.',
      },
    ],
    guidance: [
      'First comes safety, then the story. If you are still in danger, that is the thing to deal with, with the police or a refuge if need be. When a memory floods you, help your body to know what time it is: put your feet on the floor, name five things that you see, hold something cold, breathe out slowly, say today’s date. You might add a short line such as: Lord, you are here, and it is now. That is prayer enough.',
      'Look for a therapist who is trained in trauma. There are treatments that help many people, and they do not require you to go over everything again and again. Faith does not replace this, and it is not offended by it. Let your pastor know as much as you want known. Good pastoral care will not press you to forgive quickly, to tell details or to come back into contact with anyone who harmed you.',
      'Trauma can make prayer, crowds or certain hymns hard to bear. You are not falling away when you sit at the back, leave early or read one verse at home. The risen Christ came to people behind locked doors. He did not tell them to open first. He showed them his own scars. Think of him as the one who goes at your speed, and who knows what the body remembers.',
    ],
    practices: [
      'Ground yourself when a memory comes: name five things you see, four you touch, three you hear.',
      'Find out this week where trauma therapy is offered near you, and ask a friend to ring with you.',
      'Decide in advance which person you will call on a bad night.',
      'Keep one short line of Scripture on a card in your pocket for the moment of panic.',
      'Sit near a door in church or anywhere else, without explaining it.',
      'Move your body gently each day, by walking, stretching or swimming.',
    ],
    encouragement: [
      'Scars on the risen body of Jesus tell you that wounds can be carried into a life that is whole.',
      'Locked doors do not keep him out, and he does not break them down.',
      'Healing is rarely a straight line. A bad week after a good month has not undone the month.',
    ],
    prayers: [
      'Lord Jesus, you came through locked doors and said peace. Come to where I am locked in. My body remembers what I would like to forget. Teach it that I am here and it is now. Lead me to people who know how to help, and go slowly with me. Amen.',
      'God of the open place, draw me out of these deep waters. You know what happened, and I do not have to tell it to you. Be angry at the evil, and gentle with me. Bind up what is broken, in the order that is right. Amen.',
    ],
    questions: [
      'Why might John tell us that the risen Jesus still bore his wounds?',
      'What makes a church a safe place for someone who has been through something terrible?',
      'What should we never press a traumatised person to do?',
      'How do psalms like 142 help those who have no words?',
    ],
    commitment:
      'This week, practise one way of being a safe presence: ask before you touch, listen without probing, keep a confidence.',
  },
  {
    id: 'mental-illness',
    title: 'Mental illness',
    about: 'mental illness',
    signs: {
      strong: [
        'mental illness',
        'mental health',
        'bipolar',
        'schizophrenia',
        'ocd',
        'psychiatrist',
        'antidepressant',
        'therapy',
        'eating disorder',
        'see a counsellor',
        'personality disorder',
        'psychosis',
        'hearing voices',
        'take medication',
        'scrupulosity',
      ],
      weak: ['doctor', 'mind', 'stigma', 'treatment', 'brain', 'counsellor', 'tablets', 'disorder'],
    },
    understanding: [
      'An illness of the mind is an illness. It is not a moral failing, and not a sign that God has turned away.',
      'It can be hard to be ill in a way that people do not see, and harder still in a church that does not speak about it. You need not be ashamed.',
      'Whether it is you or someone you love, you may be tired of explaining. Here there is nothing to defend.',
    ],
    passages: [
      {
        mark: '[[Psalm 139:11-12]]',
        note: 'The psalmist imagines darkness covering him completely. God sees through it as if it were noon.',
      },
      {
        mark: '[[Mark 5:15]]',
        note: 'A man who had lived among tombs and hurt himself, whom others had chained, sits clothed and in his right mind beside Jesus. The text tells of spirits, and it is no key to every illness.',
      },
      {
        mark: '[[Luke 5:31-32]]',
        note: 'Jesus takes it for granted that sick people need a doctor. He says it about sin, and the plain sense holds as well.',
      },
      {
        mark: '[[1 Corinthians 12:22-26]]',
        note: 'In the body of Christ the parts that seem weaker are needed, and are given more honour. If one suffers, all suffer.',
      },
      {
        mark: '[[Romans 8:26-27]]',
        note: 'When people do not know how to pray as they ought, the Spirit prays in them with sighs. This holds for minds that are ill, too.',
      },
      {
        mark: '[[Psalm 61:1-2]]',
        note: 'A prayer from the end of the earth by someone whose heart is overwhelmed. He asks to be led to a rock which he cannot climb alone.',
      },
    ],
    guidance: [
      'See a doctor, and keep seeing one. Medicine and talking therapies help a great many people, and to take a tablet for the mind is no different from taking one for the heart. Do not stop a medicine because you feel better or because someone says that faith should be enough; talk to the one who prescribed it. Prayer and treatment go together. Both are ways of asking to be made whole.',
      'Illness may speak in religious language. It can tell you that you are damned, that a thought is a sin beyond pardon, or that God commands something strange or harmful. Such thoughts are common symptoms, and they should be told to a doctor and to a sensible pastor. God does not order anyone to do harm. Let someone who is well read Scripture with you on bad days, and leave aside the passages that feed the illness for a while.',
      'You still have a place and a gift. Paul says that the members who seem weaker are necessary, and he means it. Tell a few people what helps and what does not, what the warning signs are, and whom to ring. A plan like this, written on a good day, takes much fear out of a bad one. If you might harm yourself or someone else, go to a hospital or call the emergency number at once.',
    ],
    practices: [
      'Keep the next appointment, and write down beforehand how the last weeks have been.',
      'Write a plan on a good day with warning signs, helpful things and phone numbers.',
      'Tell one person in your church the name of the illness and how they can help.',
      'Take medicines as they were prescribed, and bring any doubt to the doctor first.',
      'Keep regular hours for sleep, food and daylight.',
      'Pray by breathing, one short line in and one out, when thoughts will not stay together.',
    ],
    encouragement: [
      'Your illness may cloud your sense of God. It does not cloud his sight of you.',
      'You are not the diagnosis. You are called by your name.',
      'The Spirit prays when you cannot, and that prayer is not confused.',
    ],
    prayers: [
      'Lord, my mind is not well, and I am tired of fighting it. Darkness is not dark to you. Guide those who treat me, and give me patience with slow progress. Lead me to the rock that is higher than I, and hold me there. Amen.',
      'Jesus, you asked a tormented man his name when everyone else was afraid of him. You know mine. Take away the shame that keeps me silent. Bless all who suffer in mind, and those who love them. Make your church a place where we can be honest. Amen.',
    ],
    questions: [
      'Why is illness of the mind often harder to mention in church than other illness?',
      'How does Jesus treat the man among the tombs, compared with the people of that place?',
      'What does 1 Corinthians 12 ask of a congregation in which some are mentally ill?',
      'How can prayer and medical care support each other?',
    ],
    commitment:
      'This week, speak of mental illness once as naturally as of any other illness, and ask one person how they really are.',
  },
] as const satisfies readonly GuideTopic[];
