/** A room's question where it is shown small: what is asked, and the text or list that it is about; blanks as "…". */
export function askedText(question: string): { asked: string; about: string | undefined } {
  const [asked = '', about] = question.replace(/_{3,}/g, '…').split('\n\n');
  return { asked, about };
}
