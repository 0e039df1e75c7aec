export const drawPoster = (): string => '<svg/>';
