import css from './badge.module.css';

export const Badge = ({ className }: { className?: string }) => <b className={`${css['badge']} ${className}`} />;
