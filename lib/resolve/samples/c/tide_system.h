#ifdef _WIN32
#define TIDE_OF_WINDOWS
#endif
