/** Where a choice is posted; the success page with a question; and the forms' fields that say which page and where on it. */
export const questionRoutes = { choose: '/api/questions', page: '/joined/questions' } as const
