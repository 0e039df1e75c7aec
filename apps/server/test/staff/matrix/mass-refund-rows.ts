const rules = { event_city: 'moscow', filter: {}, rule: 'policy', insurance: true, goods: false };
const sellers = (of: { readonly all: number; readonly 'own start': number; readonly 'other start': number }) => ({
  admin: of,
  manager: of,
  finance: of,
});

/** Money of a start's orders back, without calling it off. */
export const massRefundRows = {
  'POST /api/admin/refunds/run/quote': {
    body: () => rules,
    may: sellers({ all: 200, 'own start': 200, 'other start': 404 }),
  },
  'POST /api/admin/refunds/run': {
    // Another sum than it would be, which is told only to who may ask for it.
    body: () => ({ ...rules, letter: false, expected_count: 7, expected_sum: 0.01, reason: 'Дистанцию сняли' }),
    may: sellers({ all: 400, 'own start': 400, 'other start': 404 }),
    refusal: 'sum_changed',
  },
};
