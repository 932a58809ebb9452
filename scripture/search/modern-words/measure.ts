/** Groups of synonyms (modern-words.ts), one on each line: how much, how well, when and where. */
export const MEASURE = `
close near nigh
helpful expedient profitable beneficial useful profit
anything nothing
begin beginning start began
finish complete perform accomplish perfect course
end last
forever everlasting eternal evermore
always ever continually
never not
huge great
big great
small little least
tiny little
many multitude
most greatest chief
best excellent
bad evil corrupt
good excellent
beautiful fair comely lovely
ugly marred
pretty fair
grow increase
decrease diminish less
increase multiply
proof evidence conviction
other another
cease stop fail
goal mark
conqueror overcome conquer
enough sufficient
future end latter
useful profitable
visible seen
invisible unseen
hurry haste
quick swift
generation age
century generation
moment hour twinkling
instantly moment immediately
immediately straightway
suddenly straightway
persist continue
abundantly full abundance
abundant plenteous
plentiful plenteous abundant great
outward outside appearance
appearance outward
inside inward within
inner inward
`;
