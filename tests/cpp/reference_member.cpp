// An object with a reference outlives what it refers to.
#include <memory>
struct Config {
    int level = 3;
};
struct Logger {
    const Config &config;
    int level() const { return config.level; } // fault: use after free
};
__attribute__((noinline)) static std::unique_ptr<Logger> make(std::unique_ptr<Config> &config) {
    config = std::make_unique<Config>();
    return std::unique_ptr<Logger>(new Logger{*config});
}
int main() {
    std::unique_ptr<Config> config;
    auto logger = make(config);
#ifndef REPAIRED
    config = std::make_unique<Config>();
#endif
    return logger->level() - 3;
}
