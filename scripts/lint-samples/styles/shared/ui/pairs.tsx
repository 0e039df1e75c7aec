import one from './pair-one.module.css';
import other from './pair-other.module.css';
import { Plate } from './plate.tsx';

export const Pairs = () => (
  <>
    <i className={`${one['inset']} ${other['inset']}`} />
    <i className={`${one['logicalInset']} ${other['logicalInset']}`} />
    <i className={`${one['gap']} ${other['gap']}`} />
    <i className={`${one['place']} ${other['place']}`} />
    <i className={`${one['font']} ${other['font']}`} />
    <i className={`${one['area']} ${other['area']}`} />
    <i className={`${one['padding']} ${other['padding']}`} />
    <i className={`${one['margin']} ${other['margin']}`} />
    <i className={`${one['edge']} ${other['edge']}`} />
    <i className={`${one['flow']} ${other['flow']}`} />
    <i className={`${one['size']} ${other['size']}`} />
    <i className={`${one['begin']} ${other['begin']}`} />
    <Plate actionsClass={other['padding']} />
  </>
);
