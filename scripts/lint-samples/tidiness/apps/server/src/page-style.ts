export const pageStyle = 'body{background:#eceff1}';
