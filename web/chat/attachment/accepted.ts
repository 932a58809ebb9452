/** The files that are read, as the browser's choice of a file takes them (specification part 1, section 5). */
export const ACCEPTED =
  '.txt,.pdf,.docx,.doc,text/plain,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
