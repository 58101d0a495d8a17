/** Where the development server says what is wrong, as a list in JSON (src/site/dev). */
export const PROBLEMS_PATH = '/__problems';
