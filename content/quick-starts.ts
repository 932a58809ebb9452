/** The six ways to begin a conversation (behaviour 3.2). Each fills the composer; nothing is sent yet. */
export interface QuickStart {
  /** Stable, kebab-case. */
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** The text put in the message field. `{group}` is replaced by the group's name. */
  readonly prompt: string;
  /** The suggested group name, asked for first; absent if the prompt has no `{group}`. */
  readonly groupName?: string;
}

const STUDY_PLAN = `Plan exactly one hour:

- Welcome & Prayer: 5 minutes
- Teaching: 15 minutes
- Discussion: 25 minutes
- Application & Challenge: 10 minutes
- Closing Prayer: 5 minutes

Divide the teaching into three teaching sections, each with its own passage. End with a final challenge that includes a commitment exercise for the coming week. If a file is attached, build the study on it.`;

export const QUICK_STARTS = [
  {
    id: 'anxiety',
    title: 'Anxiety and worry',
    hint: 'When fear keeps you awake',
    prompt:
      'I am anxious, and my worries will not let me rest. What does Scripture say to someone like me, and what can I do today?',
  },
  {
    id: 'growth',
    title: 'Spiritual growth',
    hint: 'A next step in faith',
    prompt:
      'I want to grow in my faith, and I am not sure where to begin. What next step does the Bible encourage, and how can I keep to it this week?',
  },
  {
    id: 'prayer',
    title: 'Prayer requests',
    hint: 'Words to bring it to God',
    prompt:
      'Please help me to pray. Give me a passage to hold on to, and a short prayer that I can make my own. This is what I am bringing to God: ',
  },
  {
    id: 'responses',
    title: 'Godly responses',
    hint: 'Answering someone who hurt you',
    prompt:
      'Someone has hurt me, and I do not want to answer in anger. How does the Bible teach me to respond, in my words and in my heart?',
  },
  {
    id: 'men',
    title: "Men's Bible Study",
    hint: 'A full hour for your group',
    groupName: 'Fishers of Men',
    prompt: `Please write a Bible study guide for our men’s group. Place the group name “{group}” as a heading at the top of the guide.\n\n${STUDY_PLAN}`,
  },
  {
    id: 'women',
    title: "Women's Bible Study",
    hint: 'A full hour for your group',
    groupName: 'Daughters of the King',
    prompt: `Please write a Bible study guide for our women’s group. Place the group name “{group}” as a heading at the top of the guide.\n\n${STUDY_PLAN}`,
  },
] as const satisfies readonly QuickStart[];
