/** Where scripts post a choice, and the success page with a question for visitors without JavaScript. */
export const questionRoutes = { choose: '/api/questions', page: '/joined/questions' } as const
