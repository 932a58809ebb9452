import type { FamousPassage } from '../types.ts';

export const lawAndHistoryPassages = [
  {
    mark: '[[Genesis 1:1]]',
    context:
      'The first sentence of the Bible, written for Israel among peoples who told of many gods, born out of chaos and at war.',
    meaning:
      'Before there was anything, there was God; and everything else is his work. The sun, the sea and the stars, which the neighbours worshipped, are creatures. The world is neither God nor an accident: it is made, and, as the chapter says seven times, good.',
    caution:
      'The chapter tells who made the world and what it is for. Christians who hold it to be true differ on how long the days were and how God went about it.',
    beside: ['[[John 1:1-3]]', '[[Psalm 33:6-9]]', '[[Hebrews 11:3]]'],
  },
  {
    mark: '[[Genesis 1:26-27]]',
    context: 'On the sixth day, after all the animals, God speaks as nowhere before: let us make.',
    meaning:
      'Human beings, male and female, are made in God’s image, to care for the earth on his behalf. In the ancient world kings were called the image of a god; here every human being is. From this the Bible draws the worth of every life, whatever it can or cannot do.',
    caution:
      'To rule over creation is a charge to tend it, as the next chapter shows, not leave to use it up.',
    beside: ['[[Psalm 8:3-6]]', '[[Genesis 9:6]]', '[[James 3:9-10]]'],
  },
  {
    mark: '[[Genesis 2:18]]',
    context: 'In a world where God has called everything good, this is the first thing that is not.',
    meaning:
      'The man is not meant to live alone, and God gives him a partner who matches him. The Hebrew word for helper is used elsewhere mostly for God himself, so it does not mean someone lower. Marriage begins here, and with it the need for one another that every human being has.',
    caution:
      'The verse does not say that an unmarried person is half a person. Jesus and Paul were unmarried.',
    beside: ['[[Genesis 2:23-24]]', '[[Ecclesiastes 4:9-10]]', '[[1 Corinthians 7:7]]'],
  },
  {
    mark: '[[Genesis 3:15]]',
    context: 'After the fall God speaks judgment on the serpent, in the hearing of the man and the woman.',
    meaning:
      'There will be enmity between the serpent’s offspring and the woman’s, and in the end he will be struck on the head, though he wounds the heel. Christians since the second century have heard in this the first announcement of Christ, who defeats evil and is wounded in doing it.',
    beside: ['[[Romans 16:20]]', '[[Hebrews 2:14-15]]', '[[1 John 3:8]]'],
  },
  {
    mark: '[[Genesis 12:1-3]]',
    context: 'After the scattering at Babel, God turns to one old, childless couple in Mesopotamia.',
    meaning:
      'Abram is to leave what is safe for a land that he has not seen. God promises him a people, a name and a blessing, and the blessing is not for him alone: through him it is to come to all the families of the earth. The rest of the Bible is the story of this promise.',
    beside: ['[[Galatians 3:8-9]]', '[[Hebrews 11:8]]', '[[Genesis 15:5-6]]'],
  },
  {
    mark: '[[Genesis 22:1-14]]',
    context:
      'Abraham has waited decades for Isaac, the son on whom the whole promise rests. Around him other peoples did sacrifice children.',
    meaning:
      'God tests Abraham, and stops him. The reader is told in the first verse that it is a test. Abraham trusts that God can keep his promise even here, and learns that God himself provides the lamb. Christians see in the father and the beloved son on the mountain a shadow of the cross.',
    caution:
      'The story does not praise violence in God’s name: it ends child sacrifice. No voice that tells someone to harm another person should be obeyed.',
    beside: ['[[Hebrews 11:17-19]]', '[[Romans 8:32]]', '[[Jeremiah 7:31]]'],
  },
  {
    mark: '[[Genesis 50:20]]',
    context:
      'Joseph says this to his brothers, who had sold him as a slave. Their father has died, and they are afraid that he will take revenge.',
    meaning:
      'Joseph calls the evil by its name: you meant it for evil. And he sees that God has worked through the same events to save many lives. He says it long afterwards, about his own suffering, and as a reason to forgive.',
    caution:
      'It is for the sufferer to say this, not for bystanders; and it does not make the evil any less evil.',
    beside: ['[[Romans 8:28]]', '[[Acts 2:23-24]]', '[[Genesis 45:4-8]]'],
  },
  {
    mark: '[[Exodus 3:13-14]]',
    context:
      'Moses stands before the burning bush and asks for God’s name. He is to go back to Egypt, from which he had fled.',
    meaning:
      'The answer, I am who I am, says at least this: God is not one among many, depends on nothing, and will be present as he chooses. From these words comes the name that most translations print as LORD. In John’s Gospel Jesus takes them up.',
    beside: ['[[John 8:58]]', '[[Exodus 34:6-7]]', '[[Isaiah 43:10-11]]'],
  },
  {
    mark: '[[Exodus 14:13-14]]',
    context:
      'Israel is caught between Pharaoh’s army and the sea, and cries out that it would have been better to stay in slavery.',
    meaning:
      'Moses tells them not to be afraid, to stand, and to see: God will fight for them. The rescue is wholly God’s. In the next verse, all the same, he tells them to move forward.',
    caution:
      'It is a promise for this hour at the sea. It shows what God is like; it does not say that believers should never act.',
    beside: ['[[Psalm 46:10]]', '[[2 Chronicles 20:15-17]]', '[[Isaiah 30:15]]'],
  },
  {
    mark: '[[Exodus 20:1-17]]',
    context:
      'At Sinai, three months after the rescue from Egypt. The first words are no command but a reminder: I brought you out of slavery.',
    meaning:
      'The ten words describe the life of people who have been set free: four about God, six about the neighbour. They are not a ladder to climb up to God; he has come down first. Jesus goes to their root in the heart, and sums them up in love of God and neighbour.',
    beside: ['[[Matthew 22:37-40]]', '[[Romans 13:8-10]]', '[[Matthew 5:17]]'],
  },
  {
    mark: '[[Leviticus 19:18]]',
    context:
      'In the middle of laws about harvest, wages, gossip and courts: love of neighbour is meant in daily matters.',
    meaning:
      'No revenge, no grudge, but love your neighbour as yourself. A few verses on, the same is commanded for the foreigner. Jesus calls it the second of the two greatest commandments.',
    beside: ['[[Leviticus 19:33-34]]', '[[Luke 10:36-37]]', '[[James 2:8]]'],
  },
  {
    mark: '[[Numbers 6:24-26]]',
    context:
      'God gives Aaron and his sons the words with which the priests are to bless Israel. They are used to this day.',
    meaning:
      'Three lines, each a little longer than the last: to be kept, to be looked at with kindness, to be given peace. By it God puts his name on his people. A blessing is no wish; it passes on what God himself gives.',
    beside: ['[[Psalm 67:1-2]]', '[[2 Corinthians 13:14]]'],
  },
  {
    mark: '[[Deuteronomy 6:4-9]]',
    context:
      'Moses speaks to the generation that will enter the land. Jews call these words the Shema, from "hear", and pray them morning and evening.',
    meaning:
      'The Lord is one; therefore he is to be loved with the whole of oneself, and his words are to be talked of at home, on the road, at night and in the morning. Faith is handed on in ordinary conversation. Jesus calls this the first commandment of all.',
    beside: ['[[Mark 12:28-31]]', '[[Deuteronomy 6:20-23]]', '[[Psalm 78:4-7]]'],
  },
  {
    mark: '[[Deuteronomy 31:6]]',
    context:
      'Moses is 120 years old and will not cross the Jordan. He says this to the people, and then almost the same to Joshua before them all.',
    meaning:
      'They can be strong and brave for one reason: the Lord himself goes with them, and will neither fail nor forsake them. The letter to the Hebrews gives this promise to Christians, as a reason to be content with what they have.',
    beside: ['[[Joshua 1:9]]', '[[Hebrews 13:5-6]]', '[[Isaiah 41:10]]'],
  },
  {
    mark: '[[Joshua 1:8-9]]',
    context:
      'Moses has died, and Joshua must lead the people into the land. God tells him three times in a few sentences to be strong.',
    meaning:
      'Courage is commanded, but it is given a ground: the Lord your God is with you wherever you go. And it is tied to keeping God’s word before one’s eyes. The prospering that is spoken of is the success of Joshua’s task.',
    caution:
      'It was said to Joshua, for his calling; it is no promise that every plan of ours will succeed. That God does not leave his people is said to all.',
    beside: ['[[Deuteronomy 31:6]]', '[[Psalm 1:1-3]]', '[[Matthew 28:20]]'],
  },
  {
    mark: '[[Joshua 24:14-15]]',
    context:
      'An old Joshua gathers Israel at Shechem, tells them all that God has done, and sets them before a choice.',
    meaning:
      'Serving the Lord is not something one drifts into. Joshua leaves them free, and says what he and his household will do. When they answer quickly, he warns them that it is harder than they think.',
    beside: ['[[1 Kings 18:21]]', '[[Matthew 6:24]]', '[[Deuteronomy 30:19-20]]'],
  },
  {
    mark: '[[Ruth 1:16-17]]',
    context:
      'Often read at weddings; but Ruth, a young widow from Moab, says it to her mother-in-law, Naomi, who has lost husband and sons and tells her to go home.',
    meaning:
      'Ruth binds herself to a bitter old woman, to her people and to her God, with nothing to gain from it. The book shows God’s kindness at work through this loyalty.',
    beside: ['[[Ruth 2:11-12]]', '[[Proverbs 17:17]]', '[[John 15:13]]'],
  },
  {
    mark: '[[1 Samuel 16:7]]',
    context:
      'Samuel is sent to anoint a new king among Jesse’s sons. The first is tall and handsome, as Saul was.',
    meaning:
      'God sees otherwise than people do: they look on the outside, he on the heart. The one he chooses is out with the sheep; no one had thought of calling him.',
    beside: ['[[Proverbs 4:23]]', '[[1 Peter 3:3-4]]', '[[John 7:24]]'],
  },
  {
    mark: '[[1 Samuel 17:45-50]]',
    context:
      'For forty days the armies have listened to Goliath’s insults. David is a shepherd boy who has brought bread for his brothers.',
    meaning:
      'David does not say that he is strong. He says that the battle is the Lord’s, and that everyone will see that God does not save by sword and spear. Israel is rescued by one who fights in its place.',
    caution:
      'The story is less about our giants than about God’s champion. It does not promise that every giant falls.',
    beside: ['[[Psalm 20:7]]', '[[Zechariah 4:6]]', '[[1 Corinthians 1:27-29]]'],
  },
  {
    mark: '[[1 Kings 19:11-13]]',
    context:
      'Elijah has won on Carmel, been threatened, fled, and asked to die. God has let him sleep and eat, and brought him to the mountain of Moses.',
    meaning:
      'Wind, earthquake and fire pass, and God is not in them; then comes a voice like a thin silence. God does not repeat Elijah’s fire. He asks what he is doing here, lets him complain, and gives him work and a companion.',
    beside: ['[[1 Kings 19:5-8]]', '[[Psalm 46:10]]', '[[Zechariah 4:6]]'],
  },
  {
    mark: '[[1 Chronicles 4:9-10]]',
    context: 'In the middle of long lists of names one man is remembered, whose own name sounds like "pain".',
    meaning:
      'Jabez asks God for blessing, room, his hand, and to be kept from harm; and God granted it. It shows that one may ask large things, whatever name one has been given.',
    caution:
      'It is a report of what God did for one man and not a formula. The Bible nowhere says that repeating his prayer brings wealth.',
    beside: ['[[Matthew 6:9-13]]', '[[James 4:3]]', '[[Proverbs 30:8-9]]'],
  },
  {
    mark: '[[2 Chronicles 7:14]]',
    context:
      'God answers Solomon after the dedication of the temple, about what to do when drought, locusts or plague come on the land of Israel.',
    meaning:
      'If his people humble themselves, pray, seek his face and turn, he will hear, forgive and heal their land. Repentance begins with those who bear God’s name, not with the others.',
    caution:
      'The promise was made to Israel in its covenant and land. Other nations may learn from it that God hears the humble; they cannot claim it as a contract.',
    beside: ['[[Joel 2:12-13]]', '[[1 Peter 4:17]]', '[[James 4:8-10]]'],
  },
  {
    mark: '[[Nehemiah 8:10]]',
    context:
      'The law has been read to the people for the first time in a long while, and they weep over what they hear.',
    meaning:
      'It is a feast day, and they are sent home to eat, to drink, and to share with those who have nothing. The joy of the Lord is their strength: joy that he has brought them home and speaks with them.',
    caution:
      'It was said to people who wept over their sins on a day of forgiveness. It is no order to the grieving to be cheerful.',
    beside: ['[[Psalm 28:7]]', '[[Philippians 4:4]]', '[[Ecclesiastes 3:4]]'],
  },
  {
    mark: '[[Esther 4:13-14]]',
    context:
      'A law has been made to kill all Jews in Persia. Mordecai asks his cousin, the queen, to speak to the king, which may cost her life.',
    meaning:
      'Mordecai is sure that help will come from somewhere; the question is whether she will have a part in it. Who knows whether you have come to the kingdom for such a time as this? He does not know; she fasts, and goes.',
    caution:
      'It is a "who knows", and it calls her to risk herself for others. It is not about our importance.',
    beside: ['[[Esther 4:15-16]]', '[[Proverbs 31:8-9]]', '[[Ephesians 2:10]]'],
  },
] as const satisfies readonly FamousPassage[];
