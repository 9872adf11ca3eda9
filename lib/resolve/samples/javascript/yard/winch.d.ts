export declare function wind(): void;
