import { describe, expect, it } from 'vitest';
import { QUICK_STARTS } from '../../content/quick-starts.ts';
import { crisisReply, isOpenCrisis } from './crisis.ts';

const OPEN = `I want to kill myself
i want to die
I want to die tonight
im going to end it
I'm going to end it all
i just wanna die
i wanna kms
I don't want to live anymore
i dont want to be alive
I wish I was dead
I wish I were never born
I wish I had never been born
everyone would be better off without me
My family would be better off if I was gone
I'd be better off dead
I am suicidal
i feel suicidal tonight
i have been having suicidal thoughts for weeks
Im thinking about suicide
I've been thinking of killing myself since my wife left
i want to end my life
I'm planning to take my own life
i keep cutting myself
I cut myself again last night
I want to hurt myself
I can't go on living
there is no reason to live
I have nothing left to live for
God please let me die
I keep asking God to kill me
I am going to jump off a bridge
i took all my pills
i want to overdose
Will God forgive me if I kill myself?
would i go to hell if i committed suicide
Like Elijah, I want to die
I feel like Elijah. I want to die.
i hope i dont wake up tomorrow
I wish I could fall asleep and never wake up
I don't want to exist anymore
i want too kil my self
i feel sucidal
I self harm and I can't stop
My son says he wants to kill himself
My friend is suicidal and I don't know what to do
my daughter texted me "I want to die"
My husband tried to kill himself last night
She is threatening to kill herself
my best friend wants to die
I'm tired of living
Lord, I am so tired. I want to die. Please help
I can't do this anymore, I'm going to end it tonight
My marriage is over and I am going to end it all
I wanted to die when he left me and I still do
help me write a suicide note
I told God I want to die
i have been self harming since i was 13
I hate my job and my life and I want to die
i dont see the point of living anymore
whats the point of living
I am done with life
I'm done living
i want it all to end
I just want everything to end
I want to disappear forever
i want to go to sleep and never wake up
id rather be dead than go through this again
I have a gun and I'm going to use it on myself
I've written my goodbye letters
tonight is the night I end it all
I bought pills to kill myself
I can't live anymore
I can't live without him, I want to die
There's no point in living
life isn't worth living anymore
my life is not worth living
I do not deserve to live
I don't deserve to live
I have been thinking about ending things
im gonna kms
thinking abt suicide
I wanna unalive myself
I think about dying every day
I think about killing myself all the time
I'm a danger to myself
I'm going to hang myself
I'm going to slit my wrists
I cut my wrists
i want to cut myself
I burned myself again
I keep hurting myself
Why shouldn't I just kill myself
Would God be mad if I ended my life?
Is it ok to kill myself if I am in pain?
I prayed that I would die
I pray every night that God takes me
please God take me home tonight I can't do this
I wish God would take me
I hope I get cancer and die
nobody would miss me if I died
nobody would care if I died
Everyone would be happier if I was dead
my daughter said she wants to end her life
my friend posted that he is going to kill himself
how do I help my son, he wants to die
my wife has suicidal thoughts
I took 30 tylenol
quiero morir
me quiero matar
je veux mourir
ich will sterben
ich will nicht mehr leben
quero morrer
quero me matar
I dont wanna be here anymore
i dont want to be here any more. its too much
i cant take it anymore i want out of this life`.split('\n');

const NOT_OPEN = `Jesus died for me
I want to die to self
How do I die to myself daily?
I want to die to sin and live for God
this job is killing me
To live is Christ, to die is gain - what does it mean?
Why did Elijah want to die?
Elijah said "take my life, for I am no better than my fathers". What does it mean?
Job wished he had never been born. Why?
When Job says I wish I was never born, what does God answer?
Jonah wanted to die. Why was he so angry?
Why did Judas hang himself?
King Saul killed himself, was that a sin?
Is suicide a sin?
Do people who commit suicide go to hell?
What does the Bible say about suicide?
my brother killed himself two years ago
My father committed suicide when I was ten and I still miss him
I don't want to die
I am afraid to die
I'm not ready to die
What happens when I die?
If I die tonight will I go to heaven?
I'm dying to know what this verse means
I am killing myself at work and my boss does not see it
I was so embarrassed I wanted to die
I cut myself off from my family
I cut myself some slack
Take my life and let it be consecrated, Lord, to Thee
I'm having an affair and I'm going to end it
I want to end it with my boyfriend
I don't want to be here anymore, this church has hurt me
I don't want to live in sin anymore
I don't want to live with my parents
My grandmother is dying and I don't know how to pray
Moses asked God to kill him in Numbers 11, why?
how can our church help suicidal people
Please write a sermon on suicide prevention
I would rather die than deny Christ
I want to die with Christ and rise with him
Christ wanted to die for us
Jesus came to die
I shot myself in the foot with that email
Thou shalt not kill
Did Jesus want to die?
Samson prayed let me die with the Philistines
I crucified my flesh
I am crucified with Christ
my dog died
I'm exhausted and burned out
I feel hopeless
I can't sleep
Naomi said call me Mara
Saul asked his armor bearer to kill him
I end my day with prayer
take my life Lord and use it
my workout killed me lol
He laid down his own life for us
I want to end my subscription
I am dead tired
this headache is killing me
my feet are killing me
I would die for my kids
over my dead body
I nearly died laughing
I want to kill my sin
how do I put to death the deeds of the body
die to self daily
Paul said to die is gain
What does it mean to lose your life for Christ's sake?
if we die with him we will live with him
my mom wants to die at home
My grandmother says she is ready to die and go to Jesus
He wanted to die for our sins
What happens to people who die by suicide?
my uncle died by suicide
We lost our son to suicide last year
How can I support a family after suicide
should a Christian end life support
assisted suicide and the Bible
euthanasia
I don't want my dad to die
I'm afraid I will die of cancer
my dog was put down
I feel dead inside spiritually
my marriage is dead
dead to sin
my faith is dying
church is dying
kill the old man
I want to murder my brother lol
I want to kill my husband sometimes
the letter kills but the spirit gives life
Why did God let Jesus die
did Judas kill himself or fall
I ended it with my girlfriend
it's time to end it, our engagement is over
I can't live like this anymore with my husband drinking
I can't go on with this project
I don't want to live like this
I don't want to live here anymore
end of life care prayer
I want to die to my old ways
Lord kill my pride
let me die to my flesh
I want to go to heaven when I die
I can't wait to see Jesus
Can I go home
the wages of sin is death
Jonah was angry enough to die
Rachel said give me children or I die
I'll die if I have to eat that
I cut myself cooking
I hurt myself at the gym
how do I stop beating myself up
I'm so tired of this job
I'm tired of living in fear
tired of living paycheck to paycheck
I want to end this pain in my back
help me write a sermon about Elijah wanting to die
I cut my arm on a fence
I took 2 tylenol for my headache
Lord, take me deeper
the point of living is to glorify God
what is the point of life?`.split('\n');

describe('an open statement of suicide or self-harm', () => {
  it.each(OPEN)('is heard in: %s', (words) => {
    expect(isOpenCrisis(words)).toBe(true);
  });

  it.each(NOT_OPEN)('is not read into: %s', (words) => {
    expect(isOpenCrisis(words)).toBe(false);
  });

  it('is found in a long message, wherever it stands', () => {
    const filler = 'My week was long and the children were ill. We prayed and read together. '.repeat(40);
    expect(isOpenCrisis(filler)).toBe(false);
    expect(isOpenCrisis(`${filler} I want to kill myself. ${filler}`)).toBe(true);
  });
});

describe('prompts of our own', () => {
  it.each(QUICK_STARTS.map(({ id, prompt }) => [id, prompt]))('are no statement of it: %s', (_id, prompt) => {
    expect(isOpenCrisis(prompt)).toBe(false);
  });
});

describe('the text that answers it', () => {
  it('names lines of several countries where the country is not known', () => {
    const text = crisisReply();
    for (const line of [
      '988',
      '116 123',
      '85258',
      '50808',
      '13 11 14',
      '911',
      '999',
      '112',
      'findahelpline.com',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('{');
  });

  it('names the lines of the one country and the finder where it is known', () => {
    const text = crisisReply('ke');
    expect(text).toContain('1199');
    expect(text).toContain('findahelpline.com');
    expect(text).not.toContain('988');
  });

  it('says that it is a program and sends to people', () => {
    expect(crisisReply('US')).toContain('I am a computer program, not a person');
    expect(crisisReply('ZZ')).toBe(crisisReply());
  });
});
