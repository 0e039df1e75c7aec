/** Whom a category is for: timing crews write 'М 30–39', 'Ж18-29', 'Элита Ж', 'Женщины', 'F40'. */
export const genderOfCategory = (name: string): 'male' | 'female' | null => {
  if (/(?:^|[^a-zа-яё])[мm](?![a-zа-яё])|^(?:муж|men|male|юнош|мальч|boys)/i.test(name)) return 'male';
  if (/(?:^|[^a-zа-яё])[жfw](?![a-zа-яё])|^(?:жен|women|female|девоч|девуш|girls)/i.test(name)) return 'female';
  return null;
};
