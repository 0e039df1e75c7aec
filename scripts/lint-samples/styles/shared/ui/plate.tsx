import css from './pair-one.module.css';

export const Plate = ({ actionsClass }: { actionsClass?: string }) => <b className={`${css['padding']} ${actionsClass}`} />;
