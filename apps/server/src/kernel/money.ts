/** Money in code and SQL (`amount_minor`) is integer kopecks; the conversion is the one both sides use. */
export { roublesOf as toRoubles, type Minor } from '@trassa/rules';
