/**
 * Questions keyed by the topic that answers them. `a|b`: either answers it; `a+b`: both must be in the reply.
 * An array inside the list is a conversation of visitor turns; its last turn is the question.
 */
export type QuestionsByTopic = Record<string, (string | string[])[]>
