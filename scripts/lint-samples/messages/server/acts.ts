export const entry = { act: 'thing.unheard' };
