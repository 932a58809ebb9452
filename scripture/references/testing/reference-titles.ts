/** Titles of books as old Bibles print them, and names in other languages, with the reference as we write it and its OSIS. */
type Typed = readonly (readonly [typed: string, reference: string, osis: string])[];

/** Read alike when typed and in running text. */
// biome-ignore format: one row a line
export const TITLES: Typed = [
  ['The Epistle of Paul the Apostle to the Romans 8:28', 'Romans 8:28', 'Rom.8.28'],
  ['The First Epistle of Paul the Apostle to the Corinthians 13:4', '1 Corinthians 13:4', '1Cor.13.4'],
  ['The Second Epistle of Paul the Apostle to the Corinthians 5:17', '2 Corinthians 5:17', '2Cor.5.17'],
  ['The Second Epistle of Paul the Apostle to Timothy 1:7', '2 Timothy 1:7', '2Tim.1.7'],
  ['The Second Letter to the Corinthians 12:9', '2 Corinthians 12:9', '2Cor.12.9'],
  ['Paul’s second letter to Timothy 3:16', '2 Timothy 3:16', '2Tim.3.16'],
  ['The First Epistle General of Peter 5:7', '1 Peter 5:7', '1Pet.5.7'],
  ['The Second General Epistle of Peter 3:9', '2 Peter 3:9', '2Pet.3.9'],
  ['The First Epistle General of John 4:8', '1 John 4:8', '1John.4.8'],
  ['First Letter of John, chapter 4, verse 8', '1 John 4:8', '1John.4.8'],
  ['The General Epistle of James 1:5', 'James 1:5', 'Jas.1.5'],
  ['The General Epistle of Jude 1:24', 'Jude 1:24', 'Jude.1.24'],
  ['The Epistle of Paul to Philemon 1:6', 'Philemon 1:6', 'Phlm.1.6'],
  ['The First Book of Moses, called Genesis 1:1', 'Genesis 1:1', 'Gen.1.1'],
  ['The Second Book of Moses, commonly called Exodus 20:3', 'Exodus 20:3', 'Exod.20.3'],
  ['The Fifth Book of Moses 6:4', 'Deuteronomy 6:4', 'Deut.6.4'],
  ['1 Moses 1:1', 'Genesis 1:1', 'Gen.1.1'],
  ['The Second Book of Samuel, otherwise called, The Second Book of the Kings 7:12', '2 Samuel 7:12', '2Sam.7.12'],
  ['The First Book of the Kings, commonly called, the Third Book of the Kings 19:12', '1 Kings 19:12', '1Kgs.19.12'],
  ['The Second Book of the Chronicles 7:14', '2 Chronicles 7:14', '2Chr.7.14'],
  ['3 Kings 19:12', '1 Kings 19:12', '1Kgs.19.12'],
  ['IV Kings 2:11', '2 Kings 2:11', '2Kgs.2.11'],
  ['1 Kings 19:12', '1 Kings 19:12', '1Kgs.19.12'],
  ['3 Kingdoms 19:12', '1 Kings 19:12', '1Kgs.19.12'],
  ['The Lamentations of Jeremiah 3:22', 'Lamentations 3:22', 'Lam.3.22'],
  ['The Book of the Prophet Isaiah 53:5', 'Isaiah 53:5', 'Isa.53.5'],
  ['The Gospel According to Saint Matthew 5:3', 'Matthew 5:3', 'Matt.5.3'],
  ['The Acts of the Apostles 2:38', 'Acts 2:38', 'Acts.2.38'],
  ['The Revelation of St. John the Divine 22:20', 'Revelation 22:20', 'Rev.22.20'],
  ['Ecclesiastes; or, the Preacher 3:2', 'Ecclesiastes 3:2', 'Eccl.3.2'],
  ['The Proverbs of Solomon 3:5', 'Proverbs 3:5', 'Prov.3.5'],
  ['the hundredth Psalm', 'Psalm 100', 'Ps.100'],
  ['the hundred and nineteenth Psalm', 'Psalm 119', 'Ps.119'],
  ['the one hundred and fiftieth psalm', 'Psalm 150', 'Ps.150'],
];

/** Titles without a chapter are read where they are typed only. */
// biome-ignore format: one row a line
export const TITLES_ALONE: Typed = [
  ['1 Moses', 'Genesis 1-50', 'Gen.1-Gen.50'],
  ['First Epistle General of Peter', '1 Peter 1-5', '1Pet.1-1Pet.5'],
  ['The Lamentations of Jeremiah', 'Lamentations 1-5', 'Lam.1-Lam.5'],
  ['The Epistle of Paul the Apostle to the Philippians', 'Philippians 1-4', 'Phil.1-Phil.4'],
  ['3 Kings', '1 Kings 1-22', '1Kgs.1-1Kgs.22'],
  ['4 Kings', '2 Kings 1-25', '2Kgs.1-2Kgs.25'],
];

// biome-ignore format: one row a line
export const FOREIGN_NAMES: Typed = [
  ['Juan 3:16', 'John 3:16', 'John.3.16'],
  ['juan 3:16', 'John 3:16', 'John.3.16'],
  ['Johannes 3,16', 'John 3:16', 'John.3.16'],
  ['Johannes 3, 16', 'John 3:16', 'John.3.16'],
  ['Jean 3.16', 'John 3:16', 'John.3.16'],
  ['João 3:16', 'John 3:16', 'John.3.16'],
  ['Giovanni 3,16', 'John 3:16', 'John.3.16'],
  ['Salmo 23', 'Psalm 23', 'Ps.23'],
  ['Salmos 23:1', 'Psalm 23:1', 'Ps.23.1'],
  ['Psaume 23', 'Psalm 23', 'Ps.23'],
  ['Mazmur 23:1', 'Psalm 23:1', 'Ps.23.1'],
  ['Mateo 5:3-9', 'Matthew 5:3-9', 'Matt.5.3-Matt.5.9'],
  ['1. Korinther 13,4-7', '1 Corinthians 13:4-7', '1Cor.13.4-1Cor.13.7'],
  ['1ª Corintios 13:4', '1 Corinthians 13:4', '1Cor.13.4'],
  ['II Timoteo 1:7', '2 Timothy 1:7', '2Tim.1.7'],
  ['1. Mose 1,1', 'Genesis 1:1', 'Gen.1.1'],
  ['Cantico dei Cantici 2,4', 'Song of Solomon 2:4', 'Song.2.4'],
  ['Klagelieder 3,22', 'Lamentations 3:22', 'Lam.3.22'],
  ['Juan 3:16; Romanos 8:28', 'John 3:16; Romans 8:28', 'John.3.16,Rom.8.28'],
  ['Lucas 15', 'Luke 15', 'Luke.15'],
  ['Apocalipsis', 'Revelation 1-22', 'Rev.1-Rev.22'],
  ['Juan', 'John 1-21', 'John.1-John.21'],
];
