/** Matthew to Acts: a verse a line, the best known one first, then how people remember it. See well-known.ts. */
export const GOSPELS_AND_ACTS = `
Matt.1.23|they will call him immanuel god with us
Matt.4.4 Luke.4.4|man shall not live on bread alone but on every word
Matt.4.19|follow me and i will make you fishers of men
Matt.5.3|blessed are the poor in spirit
Matt.5.4|those who mourn will be comforted
Matt.5.6|hunger and thirst for righteousness will be filled
Matt.5.9|blessed are the peacemakers
Matt.5.13|you are the salt of the earth
Matt.5.14|you are the light of the world|a city on a hill cannot be hidden
Matt.5.16|let your light shine before others
Matt.5.39|turn the other cheek
Matt.5.44 Luke.6.27|love your enemies|pray for those who persecute you
Matt.6.9|our father in heaven hallowed be your name
Matt.6.10|your kingdom come your will be done on earth as it is in heaven
Matt.6.11|give us today our daily bread
Matt.6.12|forgive us our trespasses|forgive us our debts as we forgive our debtors
Matt.6.13|lead us not into temptation|deliver us from the evil one
Matt.6.14|if you forgive others your heavenly father will forgive you
Matt.6.19|do not store up treasures on earth
Matt.6.21|where your treasure is there your heart will be
Matt.6.24|no one can serve two masters|serve both god and money
Matt.6.26|look at the birds of the air
Matt.6.27|who by worrying can add a single hour to his life
Matt.6.33|seek first his kingdom and his righteousness
Matt.6.34|do not worry about tomorrow|each day has enough trouble of its own
Matt.7.1 Luke.6.37|do not judge or you too will be judged|judge not lest ye be judged
Matt.7.3 Luke.6.41|speck in your brothers eye and the plank in your own
Matt.7.7 Luke.11.9|ask and it will be given seek and you will find knock
Matt.7.12 Luke.6.31|do unto others as you would have them do unto you|do to others what you would have them do to you|golden rule
Matt.7.13|enter through the narrow gate wide is the road to destruction
Matt.7.16|by their fruit you will recognize them
Matt.7.24|wise man built his house on the rock
Matt.10.31 Luke.12.7|you are worth more than many sparrows
Matt.11.28|come to me all who are weary and burdened|i will give you rest
Matt.11.30|my yoke is easy and my burden is light
Matt.16.18|on this rock i will build my church
Matt.16.24 Luke.9.23|deny himself take up his cross and follow me
Matt.16.26 Mark.8.36|gain the whole world yet forfeit his soul
Matt.17.20|faith as small as a mustard seed move mountains
Matt.18.20|where two or three gather in my name
Matt.18.22|seventy times seven
Matt.19.6|what god has joined together let no one separate
Matt.19.14|let the little children come to me
Matt.19.24 Mark.10.25|easier for a camel to go through the eye of a needle
Matt.19.26|with god all things are possible
Matt.20.16|the last will be first and the first will be last
Matt.20.28 Mark.10.45|did not come to be served but to serve|give his life as a ransom for many
Matt.22.14|many are invited but few are chosen
Matt.22.37|love the lord your god with all your heart soul and mind
Matt.22.39 Mark.12.31|love your neighbor as yourself
Matt.24.35|heaven and earth will pass away but my words never
Matt.24.36|about that day or hour no one knows
Matt.25.21|well done good and faithful servant
Matt.25.35|i was hungry and you gave me something to eat
Matt.25.40|whatever you did for the least of these
Matt.26.41|watch and pray|the spirit is willing but the flesh is weak
Matt.27.46|eli eli lama sabachthani
Matt.28.6|he is not here he has risen
Matt.28.19|go and make disciples of all nations
Matt.28.20|i am with you always to the very end of the age
Mark.9.24|i do believe help me overcome my unbelief
Mark.9.23|everything is possible for one who believes
Mark.10.9|what god has joined let man not separate
Mark.11.24|whatever you ask for in prayer believe that you have received it
Mark.12.30|love the lord with all your heart soul mind and strength
Mark.16.15|go into all the world and preach the gospel
Luke.1.37|nothing is impossible with god
Luke.1.46|my soul magnifies the lord
Luke.2.11|today in the town of david a savior has been born
Luke.2.14|glory to god in the highest peace on earth
Luke.6.38|give and it will be given to you pressed down shaken together running over
Luke.10.27|love god with all your heart and your neighbor as yourself
Luke.12.34|where your treasure is your heart will be also
Luke.12.48|to whom much is given much is required
Luke.15.7|rejoicing in heaven over one sinner who repents
Luke.15.24|this son of mine was dead and is alive again
Luke.18.27|what is impossible with man is possible with god
Luke.19.10|came to seek and to save the lost
Luke.22.42|not my will but yours be done
Luke.23.34|father forgive them they do not know what they are doing
Luke.23.43|today you will be with me in paradise
John.1.1|in the beginning was the word
John.1.5|light shines in the darkness and the darkness has not overcome it
John.1.12|gave the right to become children of god
John.1.14|the word became flesh and made his dwelling among us
John.1.29|look the lamb of god who takes away the sin of the world
John.3.3|no one can see the kingdom unless born again
John.3.16|for god so loved the world|gave his one and only son|only begotten son
John.3.17|not to condemn the world but to save it
John.3.30|he must become greater i must become less
John.4.24|worship in spirit and in truth
John.6.35|i am the bread of life never go hungry
John.8.7|let him without sin cast the first stone
John.8.11|neither do i condemn you go and sin no more
John.8.12|i am the light of the world
John.8.32|the truth will set you free
John.8.36|if the son sets you free you will be free indeed
John.8.58|before abraham was born i am
John.10.10|thief comes to steal kill and destroy|have life and have it to the full|abundant life
John.10.11|good shepherd lays down his life for the sheep
John.10.27|my sheep listen to my voice
John.10.28|no one will snatch them out of my hand
John.10.30|i and the father are one
John.11.25|i am the resurrection and the life
John.11.35|jesus wept
John.13.34|a new command love one another as i have loved you
John.13.35|everyone will know that you are my disciples if you love
John.14.1|do not let your hearts be troubled
John.14.2|my fathers house has many rooms|many mansions
John.14.3|i go and prepare a place for you and will come back
John.14.6|i am the way the truth and the life|no one comes to the father except through me
John.14.15|if you love me keep my commands
John.14.26|the advocate will teach you all things
John.14.27|peace i leave with you my peace i give you
John.15.5|i am the vine you are the branches|apart from me you can do nothing
John.15.7|if you remain in me and my words remain in you
John.15.12|love each other as i have loved you
John.15.13|greater love has no one than to lay down his life for his friends
John.15.16|you did not choose me but i chose you
John.16.33|in this world you will have trouble but take heart|i have overcome the world
John.17.3|this is eternal life that they know you the only true god
John.17.17|sanctify them by the truth your word is truth
John.19.30|it is finished
John.20.29|blessed are those who have not seen and yet believed
John.21.17|feed my sheep
Acts.1.8|receive power when the holy spirit comes|my witnesses to the ends of the earth
Acts.2.38|repent and be baptized every one of you
Acts.2.42|devoted themselves to the apostles teaching and fellowship
Acts.4.12|salvation is found in no one else|no other name under heaven
Acts.5.29|obey god rather than men
Acts.16.31|believe in the lord jesus and you will be saved
Acts.17.11|the bereans examined the scriptures every day
Acts.17.28|in him we live and move and have our being
Acts.20.35|more blessed to give than to receive
`;
