// dependency-cruiser reads TypeScript through the classic compiler API, which TypeScript 7 no longer has.
// This module stands in for it: oxc finds the imports (type-only ones too) and they are handed on as plain JavaScript.
import { registerHooks } from 'node:module';
import { parseSync } from 'vite';

const asImport = (specifier) => `import ${JSON.stringify(specifier)};`;

const literalOf = (source, request) => /^['"](.*)['"]$/s.exec(source.slice(request.start, request.end).trim())?.[1];

/** @returns {{ outputText: string }} a module with the same imports and nothing else */
export const transpileModule = (source, { compilerOptions }) => {
  const { module, errors } = parseSync(compilerOptions.jsx ? 'module.tsx' : 'module.ts', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map((entry) => literalOf(source, entry.moduleRequest)),
  ];
  return { outputText: [...new Set(specifiers.filter(Boolean))].map(asImport).join('\n') };
};

// SyntaxKind is looked at while dependency-cruiser loads, its own walk through a syntax tree is never asked for.
export default { version: '6.0.0', SyntaxKind: {}, transpileModule };

const isAsked = (specifier, parent) =>
  /^typescript(\/package\.json)?$/.test(specifier) && parent?.includes('/dependency-cruiser/');

/** From here on dependency-cruiser finds this module where it looks for TypeScript. */
export const readTypeScriptWithOxc = () =>
  registerHooks({
    resolve(specifier, context, next) {
      if (!isAsked(specifier, context.parentURL)) return next(specifier, context);
      if (specifier === 'typescript') return { url: import.meta.url, format: 'module', shortCircuit: true };
      return { url: new URL('oxc-reader.json', import.meta.url).href, format: 'json', shortCircuit: true };
    },
  });
