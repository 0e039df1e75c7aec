import { classes } from './classes.ts';
import css from './rich-text.module.css';

type Props = { /** Cleaned by the server. */ html: string; className?: string | undefined };

/** Words of an editor with headings, lists, quotes and tables, in a column that can be read. */
export const RichText = ({ html, className }: Props) => (
  <div className={classes(css['rich'], className)} dangerouslySetInnerHTML={{ __html: html }} />
);
