/**
 * Code name of the program, whatever brand it sells under: connections and folders of the database. Secrets are derived
 * with it, so another name would make every stored one unreadable.
 */
export const productName = 'trassa';

/** Where the embedded database lies when root starts the site. */
export const dataHome = `/var/lib/${productName}`;
