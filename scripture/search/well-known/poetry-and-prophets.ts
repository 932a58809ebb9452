/** Job to Malachi: a verse a line, then how people remember it. See well-known.ts. */
export const POETRY_AND_PROPHETS = `
Job.1.21|the lord gave and the lord has taken away|naked i came from my mothers womb
Job.13.15|though he slay me yet will i hope in him
Job.19.25|i know that my redeemer lives
Job.23.10|when he has tested me i will come forth as gold
Job.42.2|no purpose of yours can be thwarted|i know you can do all things
Ps.1.1|does not walk in step with the wicked
Ps.1.3|like a tree planted by streams of water
Ps.4.8|in peace i will lie down and sleep
Ps.16.8|i keep my eyes always on the lord i will not be shaken
Ps.16.11|in your presence there is fullness of joy|you make known to me the path of life
Ps.18.2|the lord is my rock my fortress and my deliverer
Ps.19.1|the heavens declare the glory of god
Ps.19.14|words of my mouth and meditation of my heart be pleasing
Ps.22.1|my god why have you forsaken me
Ps.23.1|the lord is my shepherd i lack nothing
Ps.23.3|he refreshes my soul|restores my soul leads me in right paths
Ps.23.4|though i walk through the darkest valley|valley of the shadow of death
Ps.23.5|prepare a table before me my cup overflows
Ps.23.6|goodness and mercy shall follow me|surely your goodness and love will follow me
Ps.24.1|the earth is the lords and everything in it
Ps.27.1|my light and my salvation whom shall i fear
Ps.27.4|one thing i ask to dwell in the house of the lord
Ps.27.14|wait for the lord be strong and take heart
Ps.28.7|the lord is my strength and my shield
Ps.30.5|weeping may stay for the night but joy comes in the morning
Ps.32.8|i will instruct you and teach you in the way you should go
Ps.34.8|taste and see that the lord is good
Ps.34.18|the lord is close to the brokenhearted
Ps.37.4|take delight in the lord and he will give you the desires of your heart
Ps.37.5|commit your way to the lord trust in him
Ps.37.23|makes firm the steps of the one who delights in him
Ps.40.1|waited patiently he turned to me and heard my cry
Ps.42.1|as the deer pants for streams of water
Ps.42.11|why so downcast o my soul
Ps.46.1|god is our refuge and strength an ever present help in trouble
Ps.46.5|god is within her she will not fall
Ps.46.10|be still and know that i am god
Ps.51.10|create in me a pure heart renew a steadfast spirit
Ps.51.17|a broken and contrite heart god will not despise
Ps.55.22|cast your cares on the lord and he will sustain you
Ps.56.3|when i am afraid i put my trust in you
Ps.62.1|my soul finds rest in god alone
Ps.63.1|earnestly i seek you i thirst for you
Ps.68.5|father to the fatherless defender of widows
Ps.73.26|my flesh and heart may fail god is the strength of my heart
Ps.84.10|better is one day in your courts than a thousand elsewhere
Ps.84.11|no good thing does he withhold
Ps.90.12|teach us to number our days
Ps.91.1|whoever dwells in the shelter of the most high
Ps.91.2|my refuge and fortress my god in whom i trust
Ps.91.4|cover you with his feathers under his wings find refuge
Ps.91.11|command his angels to guard you in all your ways
Ps.94.19|when anxiety was great within me your consolation brought me joy
Ps.100.4|enter his gates with thanksgiving
Ps.100.5|the lord is good his love endures forever his faithfulness through all generations
Ps.103.1|bless the lord o my soul|praise the lord my soul
Ps.103.8|compassionate and gracious slow to anger
Ps.103.12|as far as the east is from the west
Ps.107.1|give thanks to the lord for he is good
Ps.118.24|this is the day the lord has made
Ps.119.9|how can a young person stay pure
Ps.119.11|hidden your word in my heart that i might not sin
Ps.119.105|your word is a lamp for my feet
Ps.121.1|i lift up my eyes to the mountains where does my help come from
Ps.121.2|my help comes from the lord maker of heaven and earth
Ps.127.1|unless the lord builds the house
Ps.127.3|children are a heritage from the lord
Ps.133.1|how good and pleasant when gods people live together in unity
Ps.136.1|his love endures forever
Ps.139.13|knit me together in my mothers womb
Ps.139.14|fearfully and wonderfully made
Ps.139.23|search me o god and know my heart know my anxious thoughts
Ps.143.8|let the morning bring me word of your unfailing love
Ps.145.18|the lord is near to all who call on him
Ps.147.3|heals the brokenhearted and binds up their wounds
Ps.150.6|everything that has breath praise the lord
Prov.1.7|fear of the lord is the beginning of knowledge
Prov.3.5|trust in the lord and do not lean on your own understanding
Prov.3.6|in all your ways submit to him and he will make your paths straight
Prov.3.9|honor the lord with your wealth
Prov.4.23|guard your heart above all else
Prov.9.10|fear of the lord is the beginning of wisdom
Prov.11.25|whoever refreshes others will be refreshed
Prov.12.25|anxiety weighs down the heart a kind word cheers
Prov.13.20|walk with the wise and become wise
Prov.13.24|whoever spares the rod|spare the rod spoil the child
Prov.14.12|a way that appears right but leads to death
Prov.15.1|a gentle answer turns away wrath
Prov.16.3|commit to the lord whatever you do and your plans will succeed
Prov.16.9|in their hearts humans plan but the lord establishes their steps
Prov.16.18|pride goes before a fall
Prov.17.17|a friend loves at all times
Prov.17.22|a cheerful heart is good medicine
Prov.18.10|the name of the lord is a fortified tower
Prov.18.21|the tongue has the power of life and death
Prov.18.22|he who finds a wife finds what is good
Prov.18.24|a friend who sticks closer than a brother
Prov.19.21|many are the plans in a persons heart
Prov.22.6|start children off on the way they should go|train up a child
Prov.27.17|iron sharpens iron
Prov.29.18|where there is no vision the people perish
Prov.31.10|a wife of noble character who can find
Prov.31.25|clothed with strength and dignity laughs without fear of the future
Prov.31.30|charm is deceptive and beauty is fleeting
Eccl.3.1|a time for everything and a season for every activity
Eccl.3.11|made everything beautiful in its time|set eternity in the human heart
Eccl.4.9|two are better than one
Eccl.4.12|a cord of three strands is not quickly broken
Song.8.7|many waters cannot quench love
Isa.1.18|come let us reason together|sins like scarlet white as snow
Isa.6.8|here am i send me
Isa.7.14|the virgin will conceive and call him immanuel
Isa.9.6|unto us a child is born|wonderful counselor prince of peace
Isa.26.3|keep in perfect peace those whose minds are steadfast
Isa.30.21|this is the way walk in it
Isa.40.8|grass withers flowers fall but the word of god endures forever
Isa.40.29|gives strength to the weary and increases the power of the weak
Isa.40.31|soar on wings like eagles|those who hope in the lord will renew their strength
Isa.41.10|do not fear for i am with you|uphold you with my righteous right hand
Isa.43.1|i have called you by name you are mine
Isa.43.2|when you pass through the waters i will be with you|walk through the fire not be burned
Isa.43.19|i am doing a new thing|a way in the wilderness and streams in the wasteland
Isa.49.16|engraved you on the palms of my hands
Isa.53.5|pierced for our transgressions crushed for our iniquities|by his wounds we are healed
Isa.53.6|we all like sheep have gone astray
Isa.54.17|no weapon formed against you shall prosper
Isa.55.8|my thoughts are not your thoughts
Isa.55.11|my word will not return empty
Isa.61.1|good news to the poor bind up the brokenhearted freedom for the captives
Isa.61.3|beauty for ashes
Isa.64.8|we are the clay you are the potter
Jer.1.5|before i formed you in the womb i knew you
Jer.17.9|the heart is deceitful above all things
Jer.29.11|plans to prosper you and not to harm you|i know the plans i have for you|hope and a future
Jer.29.13|seek me and find me when you seek with all your heart
Jer.31.3|loved you with an everlasting love
Jer.32.27|is anything too hard for me
Jer.33.3|call to me and i will answer you
Lam.3.22|the steadfast love of the lord never ceases|because of the lords great love we are not consumed|mercies never come to an end
Lam.3.23|new every morning great is your faithfulness
Ezek.36.26|i will give you a new heart|remove your heart of stone
Dan.3.18|even if he does not we will not serve your gods
Joel.2.25|restore the years the locusts have eaten
Joel.2.28|pour out my spirit on all people
Amos.5.24|let justice roll on like a river
Mic.6.8|act justly love mercy and walk humbly
Nah.1.7|the lord is good a refuge in times of trouble
Hab.3.18|yet i will rejoice in the lord
Zeph.3.17|the mighty warrior who saves rejoice over you with singing
Zech.4.6|not by might nor by power but by my spirit
Mal.3.6|i the lord do not change
Mal.3.10|bring the whole tithe into the storehouse|throw open the floodgates of heaven
`;
