/** Romans to Revelation: a verse a line, then how people remember it. See well-known.ts. */
export const LETTERS = `
Rom.1.16|not ashamed of the gospel
Rom.1.20|invisible qualities clearly seen so people are without excuse
Rom.3.23|all have sinned and fall short of the glory of god
Rom.5.1|justified through faith we have peace with god
Rom.5.3|suffering produces perseverance
Rom.5.8|while we were still sinners christ died for us
Rom.6.23|the wages of sin is death but the gift of god is eternal life
Rom.7.15|what i want to do i do not do but what i hate i do
Rom.8.1|no condemnation for those in christ jesus
Rom.8.18|our present sufferings are not worth comparing
Rom.8.26|the spirit helps us in our weakness|groans too deep for words
Rom.8.28|in all things god works for the good of those who love him|all things work together for good
Rom.8.31|if god is for us who can be against us
Rom.8.37|more than conquerors
Rom.8.38|neither death nor life neither angels nor demons
Rom.8.39|nothing can separate us from the love of god
Rom.10.9|confess with your mouth jesus is lord
Rom.10.13|everyone who calls on the name of the lord will be saved
Rom.10.17|faith comes from hearing the message
Rom.11.33|how unsearchable his judgments|depth of the riches of the wisdom of god
Rom.12.1|offer your bodies as a living sacrifice
Rom.12.2|do not conform to the pattern of this world|renewing of your mind
Rom.12.9|love must be sincere hate what is evil
Rom.12.10|honor one another above yourselves
Rom.12.12|joyful in hope patient in affliction faithful in prayer
Rom.12.15|rejoice with those who rejoice mourn with those who mourn
Rom.12.18|as far as it depends on you live at peace with everyone
Rom.12.19|vengeance is mine|it is mine to avenge i will repay
Rom.12.21|overcome evil with good
Rom.13.1|be subject to the governing authorities
Rom.13.8|owe no one anything except to love
Rom.15.13|may the god of hope fill you with all joy and peace
1Cor.2.9|no eye has seen no ear has heard what god has prepared
1Cor.3.16|you yourselves are gods temple
1Cor.6.19|your body is a temple of the holy spirit|you are not your own
1Cor.9.24|run in such a way as to get the prize
1Cor.10.13|no temptation has overtaken you|a way out so that you can endure it|god will not let you be tempted beyond what you can bear
1Cor.10.31|whatever you do do it all for the glory of god
1Cor.13.1|tongues of men or of angels|clanging cymbal
1Cor.13.4|love is patient love is kind|does not envy does not boast
1Cor.13.5|keeps no record of wrongs
1Cor.13.7|always trusts always hopes always perseveres
1Cor.13.8|love never fails
1Cor.13.11|when i was a child i talked like a child
1Cor.13.12|see in a mirror dimly then face to face
1Cor.13.13|faith hope and love the greatest of these is love
1Cor.14.33|god is not a god of disorder but of peace
1Cor.15.33|bad company corrupts good character
1Cor.15.55|where o death is your sting
1Cor.15.57|thanks be to god he gives us the victory
1Cor.15.58|stand firm let nothing move you
1Cor.16.13|be on your guard stand firm in the faith
1Cor.16.14|do everything in love
2Cor.1.3|father of compassion and god of all comfort
2Cor.1.4|comforts us in all our troubles so that we can comfort others
2Cor.3.17|where the spirit of the lord is there is freedom
2Cor.4.8|hard pressed on every side but not crushed
2Cor.4.16|outwardly wasting away inwardly renewed day by day
2Cor.4.17|our light and momentary troubles
2Cor.4.18|fix our eyes not on what is seen but what is unseen
2Cor.5.7|we live by faith not by sight
2Cor.5.17|a new creation the old has gone the new is here
2Cor.5.21|made him who had no sin to be sin for us
2Cor.6.14|unequally yoked with unbelievers
2Cor.9.6|whoever sows sparingly will reap sparingly
2Cor.9.7|god loves a cheerful giver
2Cor.10.5|take captive every thought
2Cor.12.9|my grace is sufficient for you|power made perfect in weakness
2Cor.12.10|when i am weak then i am strong
Gal.2.20|i have been crucified with christ and no longer live
Gal.3.28|neither jew nor greek slave nor free
Gal.5.1|it is for freedom that christ has set us free
Gal.5.13|serve one another humbly in love
Gal.5.22|fruit of the spirit is love joy peace
Gal.6.2|carry each others burdens
Gal.6.7|a man reaps what he sows|you reap what you sow
Gal.6.9|do not grow weary in doing good|reap a harvest if we do not give up
Eph.2.8|by grace you have been saved through faith
Eph.2.10|we are gods handiwork|gods workmanship created to do good works
Eph.3.20|immeasurably more than all we ask or imagine
Eph.4.2|completely humble and gentle bearing with one another in love
Eph.4.15|speaking the truth in love
Eph.4.26|do not let the sun go down while you are angry|in your anger do not sin
Eph.4.29|unwholesome talk|only what is helpful for building others up
Eph.4.32|be kind and compassionate forgiving each other
Eph.5.22|wives submit to your husbands
Eph.5.25|husbands love your wives as christ loved the church
Eph.6.1|children obey your parents
Eph.6.4|fathers do not exasperate your children
Eph.6.10|be strong in the lord and in his mighty power
Eph.6.11|put on the full armor of god
Eph.6.12|our struggle is not against flesh and blood
Phil.1.6|he who began a good work in you will complete it
Phil.1.21|to live is christ and to die is gain
Phil.2.3|do nothing out of selfish ambition
Phil.2.4|not looking to your own interests
Phil.2.10|every knee should bow
Phil.3.13|forgetting what is behind and straining toward what is ahead
Phil.3.14|press on toward the goal to win the prize
Phil.4.4|rejoice in the lord always
Phil.4.6|do not be anxious about anything|in every situation by prayer and petition|present your requests to god
Phil.4.7|peace that surpasses all understanding|guard your hearts and minds
Phil.4.8|whatever is true noble right pure lovely think about such things
Phil.4.11|i have learned to be content whatever the circumstances
Phil.4.13|i can do all things through christ who strengthens me|all this through him who gives me strength
Phil.4.19|my god will meet all your needs
Col.1.16|all things have been created through him and for him
Col.3.2|set your minds on things above
Col.3.12|clothe yourselves with compassion kindness humility
Col.3.13|bear with each other and forgive as the lord forgave you
Col.3.14|over all these virtues put on love
Col.3.15|let the peace of christ rule in your hearts
Col.3.23|work at it with all your heart as for the lord
1Thess.4.16|the dead in christ will rise first
1Thess.5.11|encourage one another and build each other up
1Thess.5.16|rejoice always
1Thess.5.17|pray without ceasing|pray continually
1Thess.5.18|give thanks in all circumstances
2Thess.3.3|the lord is faithful he will strengthen you and protect you from the evil one
1Tim.2.5|one mediator between god and mankind
1Tim.4.12|do not let anyone look down on you because you are young
1Tim.6.6|godliness with contentment is great gain
1Tim.6.10|love of money is a root of all kinds of evil
1Tim.6.12|fight the good fight of the faith
2Tim.1.7|not a spirit of fear but of power love and self discipline|god gave us a spirit not of timidity
2Tim.2.15|do your best to present yourself to god as one approved
2Tim.3.16|all scripture is god breathed
2Tim.4.7|fought the good fight finished the race kept the faith
Titus.3.5|saved us not because of righteous things we had done
Heb.4.12|the word of god is alive and active|sharper than any double edged sword
Heb.4.15|high priest able to empathize with our weaknesses
Heb.4.16|approach the throne of grace with confidence
Heb.10.24|spur one another on toward love and good deeds
Heb.10.25|not giving up meeting together
Heb.11.1|faith is confidence in what we hope for|assurance about what we do not see
Heb.11.6|without faith it is impossible to please god
Heb.12.1|great cloud of witnesses|run with perseverance the race marked out
Heb.12.2|fixing our eyes on jesus the pioneer and perfecter
Heb.13.2|entertained angels without knowing|show hospitality to strangers
Heb.13.5|never will i leave you|free from the love of money be content with what you have
Heb.13.8|jesus christ is the same yesterday today and forever
Jas.1.2|consider it pure joy when you face trials
Jas.1.3|testing of your faith produces perseverance
Jas.1.5|if any of you lacks wisdom ask god
Jas.1.12|blessed is the one who perseveres under trial
Jas.1.17|every good and perfect gift is from above
Jas.1.19|quick to listen slow to speak and slow to become angry
Jas.1.22|do not merely listen to the word do what it says
Jas.2.26|faith without works is dead
Jas.2.17|faith by itself not accompanied by action is dead
Jas.4.7|resist the devil and he will flee
Jas.4.8|come near to god and he will come near to you
Jas.4.10|humble yourselves before the lord and he will lift you up
Jas.5.16|confess your sins to each other|prayer of a righteous person is powerful and effective
1Pet.2.9|a chosen people a royal priesthood|called out of darkness into his wonderful light
1Pet.2.24|by his wounds you have been healed
1Pet.3.15|always be prepared to give an answer for the hope
1Pet.4.8|love covers a multitude of sins
1Pet.4.10|use whatever gift you have received to serve others
1Pet.5.6|humble yourselves under gods mighty hand
1Pet.5.7|cast all your anxiety on him because he cares for you
1Pet.5.8|be alert and sober your enemy the devil prowls like a roaring lion
2Pet.1.3|divine power has given us everything we need for a godly life
2Pet.3.8|a day is like a thousand years
2Pet.3.9|not slow in keeping his promise|not wanting anyone to perish
1John.1.7|walk in the light as he is in the light
1John.1.9|if we confess our sins he is faithful and just
1John.2.15|do not love the world or anything in it
1John.3.1|see what great love the father has lavished on us
1John.3.18|not love with words or speech but with actions
1John.4.4|greater is he that is in you|the one in you is greater
1John.4.7|dear friends let us love one another
1John.4.8|god is love
1John.4.18|perfect love drives out fear|no fear in love
1John.4.19|we love because he first loved us
1John.5.14|if we ask anything according to his will he hears us
Jude.1.24|able to keep you from stumbling
Rev.1.8|i am the alpha and the omega
Rev.3.16|lukewarm neither hot nor cold spit you out
Rev.3.20|here i am i stand at the door and knock
Rev.21.4|wipe every tear from their eyes|no more death or mourning or crying or pain
Rev.21.5|i am making everything new
Rev.22.13|the alpha and the omega the first and the last
`;
