/** The router listens to steps back and forward by itself from this event on: the page is alive. */
export const routerListens = 'routerlistens';
