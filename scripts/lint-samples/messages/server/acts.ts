export const entry = { act: 'thing.unheard' };
export const change = { field: 'unheard_field', before: null, after: 1 };
