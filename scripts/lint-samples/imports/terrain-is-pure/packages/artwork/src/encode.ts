export const encode = (svg: string): string => svg;
