type Makers<Modules, Given> = { readonly [Name in keyof Modules]: (given: Given, modules: Modules) => Modules[Name] };

/**
 * Makes each module when it is first asked for, so that lists of modules have no order. Inside of its ports a module may name
 * any other one, even one that needs it; two that need each other to be made are a fault.
 */
export const plugTogether = <Modules extends object, Given>(makers: Makers<Modules, Given>, given: Given): Modules => {
  const modules = {} as Modules;
  const names = Object.keys(makers) as (keyof Modules & string)[];
  const begun = new Set<string>();
  for (const name of names) {
    const make = (): Modules[typeof name] => {
      if (begun.has(name)) throw new Error(`${[...begun].join(', ')}: ${name} is needed before it is made`);
      begun.add(name);
      const value = makers[name](given, modules);
      Object.defineProperty(modules, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(modules, name, { get: make, enumerable: true, configurable: true });
  }
  for (const name of names) void modules[name];
  return modules;
};
