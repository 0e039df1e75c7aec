/** What `make` makes of an object is made once and lasts as long as the object: who shares a row shares it too. */
export const onceFor = <From extends object, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const made = new WeakMap<From, { readonly value: Made }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
};
