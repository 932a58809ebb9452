/** Genesis to Nehemiah: a verse a line, then how people remember it. See well-known.ts. */
export const LAW_AND_HISTORY = `
Gen.1.1|in the beginning god created|in the beginning
Gen.1.3|let there be light
Gen.1.26|let us make mankind in our image
Gen.1.27|created mankind in his own image|male and female he created them
Gen.1.28|be fruitful and increase in number
Gen.1.31|saw all he had made and it was very good
Gen.2.7|formed man from the dust|breathed the breath of life
Gen.2.18|not good for man to be alone|a suitable helper
Gen.2.24|leave father and mother and be united to his wife|two become one flesh
Gen.3.15|crush your head and you will strike his heel
Gen.3.19|dust you are and to dust you will return
Gen.4.9|am i my brothers keeper
Gen.9.13|set my rainbow in the clouds
Gen.12.2|make you into a great nation|blessed to be a blessing
Gen.12.3|all peoples on earth will be blessed through you
Gen.15.6|abram believed and it was credited as righteousness
Gen.18.14|is anything too hard for the lord
Gen.22.8|god himself will provide the lamb
Gen.28.15|i am with you and will watch over you wherever you go
Gen.50.20|you intended to harm me but god intended it for good|meant it for evil god meant it for good
Exod.3.14|i am who i am|i am that i am
Exod.14.14|the lord will fight for you you need only be still
Exod.15.2|the lord is my strength and my defense
Exod.20.3|no other gods before me
Exod.20.7|misuse the name of the lord|taking the lords name in vain
Exod.20.8|remember the sabbath keep it holy
Exod.20.12|honor your father and mother
Exod.20.13|you shall not murder
Exod.20.14|you shall not commit adultery
Exod.20.15|you shall not steal
Exod.20.16|false testimony against your neighbor
Exod.33.14|my presence will go with you and i will give you rest
Exod.34.6|slow to anger abounding in love and faithfulness
Lev.19.18|do not seek revenge or bear a grudge
Num.6.24|the lord bless you and keep you
Num.6.25|make his face shine on you and be gracious
Num.6.26|turn his face toward you and give you peace
Num.23.19|god is not a man that he should lie|not human that he should change his mind
Deut.6.4|hear o israel the lord is one
Deut.6.5|love the lord with all your heart and all your strength
Deut.6.7|impress them on your children talk about them when you sit at home
Deut.8.3|man does not live on bread alone
Deut.30.19|set before you life and death now choose life
Deut.31.6|he will never leave you nor forsake you|be strong and courageous do not be terrified
Deut.31.8|the lord himself goes before you|do not be discouraged he will be with you
Josh.1.8|meditate on this book of the law day and night
Josh.1.9|be strong and courageous|the lord will be with you wherever you go
Josh.24.15|as for me and my household we will serve the lord|choose this day whom you will serve
Ruth.1.16|where you go i will go|your people will be my people
1Sam.16.7|people look at the outward appearance but the lord looks at the heart
1Sam.17.47|the battle is the lords
2Sam.22.31|his way is perfect the word is flawless
1Kgs.19.12|gentle whisper after the fire|still small voice
1Chr.16.11|look to the lord and his strength seek his face always
1Chr.16.34|give thanks for he is good his love endures forever
1Chr.4.10|prayer of jabez enlarge my territory
2Chr.7.14|if my people humble themselves and pray i will heal their land
2Chr.20.15|the battle is not yours but gods
Neh.8.10|the joy of the lord is your strength
Esth.4.14|for such a time as this
`;
