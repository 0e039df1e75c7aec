export const Basket = () => <h1>Корзина</h1>;
