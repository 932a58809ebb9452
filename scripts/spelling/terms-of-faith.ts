/** Words of faith and church that a visitor may misspell, beside the names that stand in the Bible itself. */
export const TERMS_OF_FAITH = `
Advent Alpha Anglican apocalypse apocalyptic Apocrypha apostasy apostle apostles apostolic Ascension Ash atonement
baptise baptism baptismal baptize Baptist Beatitudes begotten believer believers benediction Bethlehem Beersheba Bible
biblical bishop bishops blessing blessings blaspheme blasphemy blessed Calvary Calvinism canon canonical Catholic catechism celibacy
cherub cherubim chorister Christ Christendom Christian Christianity Christians Christmas Christology church
circumcision Colossians commandment commandments communion concordance confession confirmation congregation
congregational consecrate consecration contrite contrition conversion Corinthians covenant covenants creation creed
crucified crucifixion crucify deacon deaconess deacons deliverance denomination denominations Deuteronomy devotion
devotional devotions disciple disciples discipleship discernment divine divinity doctrine doctrines doxology Easter
Ecclesiastes ecclesiastical ecumenical edification elder elders Emmanuel Emmaus Ephesians epiphany Epiphany epistle
epistles Episcopal eschatology Eucharist eunuch evangelical evangelise evangelism evangelist evangelize everlasting
exegesis exhortation exodus Exodus Ezekiel Ezra faithfulness fasting fellowship firmament forgiveness firstborn firstfruits
frankincense Galatians genealogy Genesis Gentile Gentiles Gethsemane gospel gospels godliness Golgotha
grace Habakkuk Haggai hallelujah hallowed heathen Hebrew Hebrews heresy heretic hermeneutics holiness holy homily Hosanna
hymn hymnal hymns idolatry idolater incarnation indwelling inerrancy infidel iniquity iniquities intercede
intercession intercessor Immanuel immortality Isaiah Jeremiah Jerusalem Judaism justification justify kingdom
Lamentations laity lectionary Lent Levite Levites Leviticus liturgical liturgy longsuffering lovingkindness Lutheran Magnificat
manna martyr martyrdom martyrs meditation mediator Melchizedek mercy mercies Messiah messianic Methodist minister ministry
miracle miracles missionary missionaries monotheism monastery mustard myrrh Nativity Nazarene Nehemiah offering offertory
omnipotence omnipotent omnipresence omnipresent omniscience omniscient ordination ordain orthodox orthodoxy Palestine papacy
parable parables Paraclete parish parishioner parishioners Passover pastor pastoral pastors patriarch patriarchs
Pentateuch Pentecost Pentecostal perdition persecution persecuted Pharisee Pharisees pharisaical prayer prayers Philemon Philippians
Philistine Philistines piety pilgrim pilgrimage predestination predestined Presbyterian presbyter priest priesthood
procession proclamation prodigal profane prophecy prophecies prophesy prophet prophetess prophetic prophets
propitiation proselyte Protestant Proverbs providence psalm psalmist psalms psalter publican purgatory Puritan Quaker quicken rabbi
ransom rebuke reconcile reconciliation redeem redeemed redeemer redemption Reformation regeneration remission remnant repent
repentance repentant resurrection retribution Revelation revelation revival righteous righteousness rosary Sabbath sabbatical
sackcloth sacrament sacramental sacraments sacred sacrifice sacrificial sacrilege Sadducee Sadducees saint saints salvation
Samaritan Samaritans sanctification sanctified sanctify sanctuary Sanhedrin Satan Saviour Savior scribe scribes Scripture scriptural
Scriptures secular Septuagint seraph seraphim sermon sermons Shalom shepherd shepherds Sinai soteriology sovereign sovereignty spiritual
stewardship supplication supplications Synagogue synagogue synoptic synod tabernacle tabernacles tabernacled Talmud temptation testament testimony thanksgiving
theologian theologians theological theology theocracy theophany Thessalonians tithe tithes tithing Torah transfiguration
transgress transgression transgressions transgressor transubstantiation tribulation Trinity trinitarian triune
trespass trespasses unbelief unbeliever unbelievers unction unleavened unrighteous unrighteousness Vatican veneration vespers
vicar vineyard vocation Vulgate worship worshipper worshippers wrath Yahweh Yom Zechariah Zephaniah Zion
`
  .trim()
  .split(/\s+/);

/** Words of our day that dictionaries of English do not hold yet. */
export const WORDS_OF_OUR_DAY = `
android anxious app apps blog blogs bluetooth chatbot chatbots chatgpt covid crypto email emails emailed emoji emojis facebook google
hashtag instagram internet iphone ipad laptop laptops livestream meme memes mum mums okay online offline podcast podcasts
selfie selfies smartphone smartphones snapchat spotify teenager tiktok tweet tweets twitter uber unfriend vape vaping vegan vlog website websites
whatsapp wifi wikipedia youtube zoom muslim muslims islam quran mosque hindu hindus buddhist buddhists catholics mormon mormons jehovahs witnesses
halloween easter christmas calvinist calvinists arminian arminians pentecostal pentecostals baptists methodists lutherans anglicans presbyterians biblically autism autistic adhd ptsd ocd lgbt lgbtq transgender cohabit cohabiting coparenting homeschool
homeschooling stepdad stepmom stepson stepdaughter mommy mama papa daddy grandma grandpa granny hubby gonna wanna gotta kinda
yeah yep hey hello thanks pls please amen niv kjv esv nlt nasb nkjv asv csb nrsv
`
  .trim()
  .split(/\s+/);
