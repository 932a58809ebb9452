/** Groups of synonyms (modern-words.ts), one on each line: what is done, carried, left and brought about. */
export const DEEDS = `
guard keep protect
talk speak say
listen hear hearken
demand require ask
fight war battle strive
show shew reveal
throw cast
reputation name
soar mount
run race
prize crown mark
resist withstand
run flee
escape flee deliver
abandon forsake leave
reject despise refuse
accept receive
welcome receive accepted
give supply bestow
need want lack supply
lack want
prowl walk walketh roam
work labor toil deeds
job work labor
effort labor strive
replace restore
renew new
fresh new
change turn transform
copy conform fashioned
pattern fashion image
image likeness
stumble fall offend
trip stumble
free liberty freedom
carry bear
burden load heavy
conquer overcome victory
ruin destroy destruction
disaster calamity evil
harm hurt evil
actions works deeds
guide lead direct
direct straight guide
beg beseech
urge beseech exhort
search seek
jump leap
pursue follow
chase pursue
commit roll
overflow runneth run
pant thirst
surrender deliver give
grasp hold
cling cleave
cleave cling join
joined cleave yoke
separate put asunder
divide asunder
split divided asunder
collapse fall
demolish pull
equip furnish
prepare ready
ready prepare
`;
