import type { FamousPassage } from '../types.ts';

export const letterPassages = [
  {
    mark: '[[1 Corinthians 6:19-20]]',
    context: 'Some in Corinth said that what one does with the body, with prostitutes too, does not matter.',
    meaning:
      'Your body is a temple of the Holy Spirit; you were bought at a price. God will raise the body, so he cares what becomes of it.',
    caution:
      'It is about sexual faithfulness. It may guide us in caring for health too; it should not be used to shame the sick or anybody’s figure.',
    beside: ['[[1 Corinthians 6:13-14]]', '[[Romans 12:1]]', '[[1 Thessalonians 4:3-5]]'],
  },
  {
    mark: '[[1 Corinthians 10:13]]',
    context: 'Paul recalls how Israel fell in the desert, and warns those who think that they stand.',
    meaning:
      'No temptation has come to you but what is common to people; God is faithful, and with it he makes a way out, so that you can bear it.',
    caution:
      'It speaks of temptation to sin. It does not say that God never gives us more trouble than we can handle; Paul himself was burdened beyond his strength.',
    beside: ['[[2 Corinthians 1:8-9]]', '[[Hebrews 2:18]]', '[[James 1:13-14]]'],
  },
  {
    mark: '[[1 Corinthians 13:4-8]]',
    context:
      'Written to a church that quarrelled over gifts, not to a wedding couple. It stands between two chapters on how to behave in worship.',
    meaning:
      'Love is described by what it does and leaves undone: it is patient, does not boast, keeps no account of wrongs. Nearly every word fits a failing of the Corinthians; and one can read the name of Jesus in the place of love.',
    caution:
      'That love bears all things does not ask anyone to stay in danger from someone who says that he loves.',
    beside: ['[[1 Corinthians 13:1-3]]', '[[1 John 4:7-8]]', '[[John 13:34-35]]'],
  },
  {
    mark: '[[1 Corinthians 15:3-8]]',
    context:
      'Some in Corinth denied that the dead rise. Paul quotes what he was taught himself, within a few years of the events.',
    meaning:
      'Christ died for our sins, was buried, was raised on the third day, and was seen: by Peter, by the Twelve, by more than five hundred, most of whom could still be asked. If he was not raised, the faith is empty, Paul goes on. He was.',
    beside: ['[[1 Corinthians 15:14-20]]', '[[Luke 24:36-39]]', '[[Acts 2:32]]'],
  },
  {
    mark: '[[2 Corinthians 1:3-4]]',
    context: 'Paul opens the letter by blessing God, after troubles in Asia that made him despair of life.',
    meaning:
      'God comforts us in all our trouble so that we can comfort others with the same comfort. It does not say that the trouble came for that purpose; but it need not be wasted.',
    beside: ['[[2 Corinthians 1:8-9]]', '[[Isaiah 40:1]]', '[[Romans 12:15]]'],
  },
  {
    mark: '[[2 Corinthians 5:17]]',
    context:
      'Paul explains why he no longer judges anyone by outward things: Christ died for all, so that they no longer live for themselves.',
    meaning:
      'Whoever is in Christ: new creation. The old is gone, see, new things have come. It is God’s doing, who has reconciled us with himself.',
    caution:
      'It does not mean that old habits, memories or debts disappear at once. Growing into the new takes a life.',
    beside: ['[[2 Corinthians 5:18-21]]', '[[Ephesians 4:22-24]]', '[[Galatians 6:15]]'],
  },
  {
    mark: '[[2 Corinthians 12:7-10]]',
    context:
      'Opponents boasted of visions. Paul had some too, and speaks instead of a thorn in his flesh; we do not know what it was.',
    meaning:
      'Three times he asked for it to be taken away, and it was not. The answer was: my grace is enough for you, for power is made perfect in weakness. An apostle prayed with faith, was not healed, and was given something else.',
    beside: ['[[2 Corinthians 4:7-9]]', '[[Philippians 4:11-13]]', '[[Matthew 26:39]]'],
  },
  {
    mark: '[[Galatians 2:20]]',
    context:
      'Paul tells how he opposed Peter at Antioch, when Peter withdrew from eating with Gentile believers.',
    meaning:
      'I have been crucified with Christ; I no longer live, but Christ lives in me. The old self that had to justify itself before God is dead. Life goes on in the flesh, by trust in him who loved me and gave himself for me.',
    beside: ['[[Galatians 2:16]]', '[[Romans 6:6-8]]', '[[Colossians 3:1-4]]'],
  },
  {
    mark: '[[Galatians 5:22-23]]',
    context:
      'Paul has warned against using freedom as an opening for the flesh, and listed its works. He sets against them a fruit, in the singular.',
    meaning:
      'Love, joy, peace and the rest are not nine achievements but what the Spirit lets grow. Fruit needs time and shows itself in company: most of these can only be practised with other people.',
    beside: ['[[John 15:4-5]]', '[[Galatians 5:16-17]]', '[[Colossians 3:12-14]]'],
  },
  {
    mark: '[[Ephesians 2:8-10]]',
    context: 'You were dead, writes Paul, but God made you alive with Christ. Now he says how.',
    meaning:
      'By grace, through faith, as a gift, so that nobody may boast. And at once the other half: we are his work, created for good works that he has prepared. Works are not the root of salvation; they are its fruit.',
    beside: ['[[Titus 3:4-7]]', '[[James 2:17]]', '[[Romans 3:23-24]]'],
  },
  {
    mark: '[[Ephesians 4:26-27]]',
    context:
      'Practical advice for the new life: no lying, no stealing, no foul talk, because we are members of one another.',
    meaning:
      'Anger comes, and need not become sin. Do not let the sun go down on it: deal with it soon, before it hardens and gives the devil a foothold.',
    beside: ['[[James 1:19-20]]', '[[Ephesians 4:31-32]]', '[[Psalm 4:4]]'],
  },
  {
    mark: '[[Ephesians 5:21-33]]',
    context:
      'The passage begins with mutual submission out of reverence for Christ. Wives are addressed, and then husbands at far greater length, in a world where husbands had all the power.',
    meaning:
      'The husband is to love as Christ loved the church: by giving himself up for her. The wife is to honour him in this. Marriage becomes a picture of Christ and his people.',
    caution:
      'Churches differ whether it sets an order of leadership or a mutual service. No reading of it allows control, contempt or violence; anyone who suffers those should seek safety and help.',
    beside: ['[[Philippians 2:3-5]]', '[[Colossians 3:18-19]]', '[[1 Peter 3:7]]'],
  },
  {
    mark: '[[Ephesians 6:10-18]]',
    context:
      'The close of the letter. Paul, chained to a soldier, looks perhaps at his equipment; most of the pieces come from Isaiah, where God himself wears them.',
    meaning:
      'The fight is not against people. The command is to stand, and the armour is God’s own: truth, righteousness, readiness for peace, faith, salvation, his word; and prayer with all of it.',
    beside: ['[[Isaiah 59:17]]', '[[1 Thessalonians 5:8]]', '[[James 4:7]]'],
  },
  {
    mark: '[[Philippians 1:6]]',
    context: 'Paul thanks God for the church at Philippi, his partner from the first day.',
    meaning:
      'He who began a good work in you will complete it by the day of Christ. Paul is confident because of God, not because of the Philippians. "You" is plural: he speaks of a church.',
    beside: ['[[1 Corinthians 1:8-9]]', '[[Philippians 2:12-13]]', '[[Jude 1:24-25]]'],
  },
  {
    mark: '[[Philippians 1:21]]',
    context: 'Paul is in prison and does not know whether he will be executed. He weighs both.',
    meaning:
      'To live is Christ: his whole life is about him. To die is gain, because it is to be with Christ. Yet he decides for staying, because others need him. It is said by a man who is free for either.',
    caution:
      'It praises no longing for death. Paul chooses life and work for others; whoever feels drawn to death should speak with someone today.',
    beside: ['[[Philippians 1:22-25]]', '[[2 Corinthians 5:6-9]]', '[[Romans 14:7-9]]'],
  },
  {
    mark: '[[Philippians 2:5-11]]',
    context: 'Paul asks the church for unity and humility, and supports it with what may be an early hymn.',
    meaning:
      'Christ was in the form of God and did not cling to it; he emptied himself, became a servant, and obeyed to death on a cross. Therefore God has exalted him above everything. The highest is known by going lowest.',
    beside: ['[[Philippians 2:3-4]]', '[[John 13:3-5]]', '[[2 Corinthians 8:9]]'],
  },
  {
    mark: '[[Philippians 3:13-14]]',
    context: 'Paul had everything to boast of, and counts it loss. He has not arrived, he says.',
    meaning:
      'Forgetting what lies behind, achievements as well as failures, he stretches out for what is ahead. He does so because Christ has taken hold of him first.',
    beside: ['[[Philippians 3:7-9]]', '[[Hebrews 12:1-2]]', '[[Isaiah 43:18-19]]'],
  },
  {
    mark: '[[Philippians 4:6-7]]',
    context:
      'From prison, to people who were under pressure themselves. Just before stands: the Lord is near.',
    meaning:
      'In place of worry Paul puts prayer, asking and thanks. What is promised is not that the thing will be granted, but that God’s peace will keep guard over heart and mind, even where one does not understand.',
    caution:
      'It is an invitation and no reproach. Anxiety that is an illness belongs also in a doctor’s hands.',
    beside: ['[[1 Peter 5:6-7]]', '[[Matthew 6:25-27]]', '[[Philippians 4:8-9]]'],
  },
  {
    mark: '[[Philippians 4:13]]',
    context:
      'Paul thanks the Philippians for money they sent him in prison. He has learned, he says, to have plenty and to be hungry (Philippians 4:11-12).',
    meaning:
      'All things that he can do through Christ who strengthens him are these: to be content in want and in abundance. It is a sentence about endurance, written in chains.',
    caution:
      'It does not promise success in sport, examinations or business. It promises strength for the day on which one loses, too.',
    beside: ['[[Philippians 4:11-12]]', '[[2 Corinthians 12:9-10]]', '[[Hebrews 13:5-6]]'],
  },
  {
    mark: '[[Philippians 4:19]]',
    context: 'Paul’s receipt for their gift. The Philippians, who were poor, had given out of their poverty.',
    meaning:
      'My God will supply every need of yours according to his riches in glory in Christ Jesus. It is said to people who have shared.',
    caution: 'It speaks of need, and of God’s measure; it is not a promise of wealth.',
    beside: ['[[2 Corinthians 9:8]]', '[[Matthew 6:31-33]]', '[[2 Corinthians 8:1-4]]'],
  },
  {
    mark: '[[Colossians 3:23-24]]',
    context:
      'Addressed first to slaves, who had no choice of work and no wage. Paul tells them that they have another Lord, and an inheritance.',
    meaning:
      'Whatever you do, do it from the heart, as for the Lord and not for people. It gives dignity to work that nobody sees.',
    caution:
      'It does not justify slavery or exploitation: masters are told in the next verses that they have a master too.',
    beside: ['[[Colossians 4:1]]', '[[Ephesians 6:7-9]]', '[[Ecclesiastes 9:10]]'],
  },
  {
    mark: '[[1 Thessalonians 5:16-18]]',
    context: 'The last short instructions to a young church that is being persecuted.',
    meaning:
      'Rejoice always, pray without ceasing, give thanks in everything. It says in everything, not for everything; and this is God’s will for you.',
    beside: ['[[Philippians 4:4-7]]', '[[Ephesians 5:19-20]]', '[[Habakkuk 3:17-18]]'],
  },
  {
    mark: '[[2 Timothy 1:7]]',
    context:
      'Paul, before his death, writes to a younger man who seems to be timid, and reminds him of the gift he was given.',
    meaning:
      'God did not give us a spirit of cowardice, but of power, love and a sound mind. It is a call not to be ashamed of the gospel, or of Paul in his chains.',
    caution:
      'It should not be turned against people with an anxiety disorder, as if their illness were a lack of faith.',
    beside: ['[[2 Timothy 1:8]]', '[[Romans 8:15]]', '[[1 Corinthians 2:3-5]]'],
  },
  {
    mark: '[[2 Timothy 3:16-17]]',
    context:
      'Paul reminds Timothy of the Scriptures that he has known since childhood, which can make wise for salvation.',
    meaning:
      'All Scripture is breathed by God, and useful: for teaching, for showing what is wrong, for setting right, for training. Its aim is a person ready for every good work.',
    beside: ['[[2 Timothy 3:14-15]]', '[[2 Peter 1:20-21]]', '[[Hebrews 4:12]]'],
  },
  {
    mark: '[[Hebrews 4:12]]',
    context: 'The writer has warned, from Psalm 95, against hardening the heart when God speaks "today".',
    meaning:
      'God’s word is living and sharper than a sword; it reaches the thoughts of the heart. We do not only read it: it reads us. The next verses lead to the high priest who has compassion.',
    beside: ['[[Hebrews 4:13-16]]', '[[Isaiah 55:10-11]]', '[[Jeremiah 23:29]]'],
  },
  {
    mark: '[[Hebrews 11:1]]',
    context:
      'The heading of a chapter about people who trusted what God had said and did not live to see all of it.',
    meaning:
      'Faith gives hold to what is hoped for, and is sure of what is not seen. The examples show what is meant: going, building, waiting, on God’s word.',
    caution:
      'Faith here is no power to bring things about. At the end of the chapter some are rescued, and others are sawn in two; all of them by faith.',
    beside: ['[[Hebrews 11:6]]', '[[Hebrews 11:13]]', '[[2 Corinthians 5:7]]'],
  },
  {
    mark: '[[Hebrews 12:1-2]]',
    context: 'After the long list of witnesses in chapter 11: therefore.',
    meaning:
      'Lay aside what weighs you down, run with endurance, and look to Jesus, who ran before us, for the joy ahead, through the cross. It is a long run and not a sprint, and it is run in company.',
    beside: ['[[Hebrews 12:3]]', '[[1 Corinthians 9:24-25]]', '[[2 Timothy 4:7-8]]'],
  },
  {
    mark: '[[Hebrews 13:5-6]]',
    context:
      'Closing advice: hospitality, prisoners, marriage, money. The promise comes from the time of Moses and Joshua.',
    meaning:
      'Be content with what you have, for he has said: I will never leave you nor forsake you. The ground of contentment is not what one has, but who stays.',
    beside: ['[[Deuteronomy 31:6]]', '[[1 Timothy 6:6-8]]', '[[Psalm 118:6]]'],
  },
  {
    mark: '[[James 1:2-4]]',
    context: 'The first sentence after the greeting, to Christians scattered among strangers.',
    meaning:
      'Count it joy when you meet trials, because you know what tested faith brings about: endurance, and in the end maturity. To "count" it so is a decision of faith and not a feeling.',
    caution:
      'It does not ask anyone to enjoy pain; a little later James tells the suffering to pray and the sick to call for help.',
    beside: ['[[James 5:13-14]]', '[[Romans 5:3-5]]', '[[1 Peter 1:6-7]]'],
  },
  {
    mark: '[[James 1:5]]',
    context: 'After he has spoken of trials: this is the moment when one lacks wisdom.',
    meaning:
      'Whoever lacks it may ask God, who gives generously and does not reproach. The doubting that James goes on to warn against is being of two minds whether one wants God’s way.',
    beside: ['[[Proverbs 2:3-6]]', '[[1 Kings 3:9]]', '[[James 3:17]]'],
  },
  {
    mark: '[[James 2:14-17]]',
    context: 'James has seen rich people being led to good seats and the poor sent away.',
    meaning:
      'A faith that wishes the hungry well and gives them nothing is dead. James does not set works in the place of faith; he asks which faith is alive. Paul says the same in other words: faith working through love.',
    beside: ['[[Galatians 5:6]]', '[[Ephesians 2:8-10]]', '[[1 John 3:17-18]]'],
  },
  {
    mark: '[[James 5:14-16]]',
    context: 'The end of the letter: what to do in suffering, in joy, in sickness.',
    meaning:
      'The sick should call the elders to pray over them with oil; the Lord will raise them up, and sins will be forgiven. Confess to one another and pray for one another.',
    caution:
      'It is no guarantee that everyone who is prayed for recovers now; nor is illness as such a sign of sin. It does not replace a doctor.',
    beside: ['[[2 Corinthians 12:8-9]]', '[[Mark 6:13]]', '[[1 Timothy 5:23]]'],
  },
  {
    mark: '[[1 Peter 5:6-7]]',
    context:
      'To believers who are slandered and suffer for their faith. The word about anxiety belongs in one sentence with humbling oneself under God’s hand.',
    meaning:
      'Throw all your cares on him, for he cares for you. To hand over what is too heavy is part of humility. In the next verse Peter asks for watchfulness: handing over is not giving up.',
    beside: ['[[Psalm 55:22]]', '[[Philippians 4:6-7]]', '[[1 Peter 5:8-10]]'],
  },
  {
    mark: '[[1 John 1:9]]',
    context: 'John writes against people who said that they had no sin.',
    meaning:
      'If we confess, he is faithful and just to forgive, and to cleanse us. Just, because Christ has borne it: forgiveness is not a mood of God’s. Confession does not inform him; it agrees with him.',
    beside: ['[[1 John 2:1-2]]', '[[Psalm 32:3-5]]', '[[Proverbs 28:13]]'],
  },
  {
    mark: '[[1 John 4:7-10]]',
    context: 'The letter of the old apostle circles round light, truth and love.',
    meaning:
      'God is love; and what love is, one learns from what he did: he sent his Son. Not that we loved him, but that he loved us. From there love among people begins.',
    caution: 'It does not say that love is God, or that whatever is called love comes from him.',
    beside: ['[[1 John 4:18-19]]', '[[Romans 5:8]]', '[[John 13:34-35]]'],
  },
  {
    mark: '[[1 John 4:18]]',
    context: 'John has spoken of confidence on the day of judgment.',
    meaning:
      'Perfect love drives out fear: the fear of punishment, for who knows himself loved by God need not fear his verdict. We love because he first loved us.',
    caution: 'It is not about fear of spiders, illness or violence, and it does not blame the fearful.',
    beside: ['[[1 John 4:16-17]]', '[[Romans 8:15]]', '[[Psalm 56:3-4]]'],
  },
  {
    mark: '[[Revelation 3:20]]',
    context:
      'The risen Christ writes to the church in Laodicea, which is rich, pleased with itself, and lukewarm.',
    meaning:
      'He stands outside his own church and knocks. Whoever opens, with that one he will eat. He rebukes those whom he loves; the meal is what he wants.',
    caution: 'It is often used as an invitation to people outside. It was written to Christians.',
    beside: ['[[Revelation 3:15-19]]', '[[Luke 24:29-31]]', '[[John 14:23]]'],
  },
  {
    mark: '[[Revelation 21:3-4]]',
    context:
      'Nearly the end of the Bible: the new Jerusalem comes down, God comes to people, not they to him.',
    meaning:
      'He himself will dwell with them and wipe away every tear; death will be no more. Before the tears are dried they have been seen, each one. All things will be made new.',
    beside: ['[[Isaiah 25:8]]', '[[Revelation 7:16-17]]', '[[2 Peter 3:13]]'],
  },
] as const satisfies readonly FamousPassage[];
